import type {
  ColumnAsk,
  CourierFileColumn,
  HandedParcel,
  ListHeadings,
  ParcelReason,
  StateWords,
  ToldEvent,
} from '@pasal/shared/contracts';
import type { Wording } from '@pasal/core/errors/wording';

/** What a courier says of one parcel, in the shop's words. */
export interface CourierReport {
  /** Where it stands, for people: a line of a file. */
  row: number;
  /** What it calls the parcel. */
  code: string;
  /** What finds the parcel, where that is not its code: the courier's numbers of it, and the shop's. */
  names?: readonly string[];
  /** The courier's own number of it, where the report says which one that is. */
  number?: string | undefined;
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
  /** True where its state says delivered, and another cell that it went back. */
  isTwofold?: boolean;
}

/** A list as it was read: what was passed over, and what has to be said before it has reports. */
export interface CourierList {
  reports: readonly CourierReport[];
  notes: readonly Wording[];
  asks: readonly ColumnAsk[];
}

/** What the owner says of a courier's files. */
export interface CourierFiles {
  /** The columns of what is written. */
  columns: readonly CourierFileColumn[];
  /** What columns of what is read are called, where the shop does not know it. */
  headings: ListHeadings;
  /** What its words for states mean, where the shop does not know them. */
  states: StateWords;
}

/** What a courier's own page takes. */
export interface HandOverFile {
  text: string;
  /** Its media type, and how its name ends. */
  type: string;
  extension: string;
}

/**
 * How the shop and a courier's system speak. The one in use reads and writes files; one for a courier's own API has the same shape,
 * and nothing else of the shop changes for it. @throws UnreadableFile, TooManyRows for what it can't read
 */
export interface CourierAdapter {
  readReports: (text: string, files: CourierFiles) => Promise<CourierList>;
  writeHandOver: (
    parcels: readonly HandedParcel[],
    files: CourierFiles,
  ) => HandOverFile | Promise<HandOverFile>;
}

/** Why what a courier sent cannot be read at all. */
export class UnreadableFile extends Error {}
/** Of a list that is too long nothing is read: nobody would see which rows were left out. */
export class TooManyRows extends Error {}
