/** Why no reads are sent to a replica. */
export type Untouched =
  /** It was not looked at yet. */
  | 'new'
  /** It does not answer. */
  | 'away'
  /** It is more than a second behind. */
  | 'behind'
  /** It is no replica of the shop's database. */
  | 'wrong';

/** What is known of a replica now. */
export interface ReplicaState {
  /** Its address without user and password, such as `db2.example.com:5432/pasal`. */
  name: string;
  /** Null while it is used. */
  leftAlone: Untouched | null;
  /** The same for an operator, with what PostgreSQL said. */
  reason: string | null;
  /** The moment (ms) since when it is used, or left alone. */
  since: number;
  /** How far behind the primary it was at the last look that it answered; null before the first one. */
  lag: { seconds: number; bytes: number } | null;
  /** Reads it has answered since the server started. */
  answered: number;
  /** Reads it was asked for that somebody else answered: it was behind them, or failed in their middle. */
  passedOn: number;
}
