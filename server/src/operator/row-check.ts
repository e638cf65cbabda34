/** A question to the rows whose every answer is a sentence of what is wrong. */
export interface RowCheck {
  /** What must hold. */
  holds: string;
  /** Gives one row `finding` for each case in which it does not. */
  query: string;
}
