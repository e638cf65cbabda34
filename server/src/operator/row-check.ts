/** A query whose every row is a sentence about a violation. */
export interface RowCheck {
  /** The condition that must hold. */
  holds: string;
  /** Returns one row `finding` for each violation. */
  query: string;
}
