/** Why no reads are sent to a replica. */
export type Untouched =
  /** Not checked yet. */
  | 'new'
  /** It does not answer. */
  | 'away'
  /** It is more than a second behind. */
  | 'behind'
  /** It is not a replica of the shop's database. */
  | 'wrong';

/** The current state of a replica. */
export interface ReplicaState {
  /** Its address without user and password, such as `db2.example.com:5432/pasal`. */
  name: string;
  /** Null while it is in use. */
  leftAlone: Untouched | null;
  /** The same for an operator, with PostgreSQL's message. */
  reason: string | null;
  /** The time (ms) since when it is in or out of use. */
  since: number;
  /** Its lag behind the primary at the last successful check; null before the first one. */
  lag: { seconds: number; bytes: number } | null;
  /** Reads it has answered since the server started. */
  answered: number;
  /** Reads that another server answered instead: the replica was behind, or failed during them. */
  passedOn: number;
}
