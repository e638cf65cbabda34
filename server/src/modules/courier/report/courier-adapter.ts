import type { ParcelReason, ToldEvent } from '@pasal/shared/contracts';

/** What a courier says of one parcel, in the shop's words. */
export interface CourierReport {
  /** Where it stands, for people: a line of a file. */
  row: number;
  /** The courier's number of the parcel, or the shop's. */
  code: string;
  /** What else the row calls it, such as the shop's number beside the courier's. */
  also?: readonly string[];
  /** What happened; null where the courier's word for it is not known. */
  event: ToldEvent | null;
  /** That word. */
  state: string;
  reason?: ParcelReason | undefined;
  remarks?: string | undefined;
  /** Names the report: the same one told again is written once. */
  mark: string;
  /** True where the row can't be read at all. */
  isUnreadable?: boolean;
}

/**
 * How reports of couriers are read, whatever way they come. The one in use reads files; one for a courier's own API has
 * the same shape, and nothing else of the shop changes for it.
 */
export interface CourierAdapter<Source> {
  readReports: (source: Source) => Promise<readonly CourierReport[]>;
}
