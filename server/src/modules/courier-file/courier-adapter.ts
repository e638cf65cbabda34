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

/** A courier's report on one parcel, translated into the shop's terms. */
export interface CourierReport {
  /** Its row in the file, for display. */
  row: number;
  /** The courier's name for the parcel. */
  code: string;
  /** Identifiers that find the parcel, if its code does not: the courier's numbers and the shop's. */
  names?: readonly string[];
  /** The courier's consignment number, if the report identifies it as such. */
  number?: string | undefined;
  /** What happened; null if the courier's word for it is unknown. */
  event: ToldEvent | null;
  /** That word, as written. */
  state: string;
  reason?: ParcelReason | undefined;
  remarks?: string | undefined;
  /** Identifies the report; a repeated report is written once. */
  mark: string;
  /** True if the row is unreadable. */
  isUnreadable?: boolean;
  /** True if its state says delivered, but another cell that it was returned. */
  isTwofold?: boolean;
}

/** A list as it was read: what was skipped, and what to ask before it can be read. */
export interface CourierList {
  reports: readonly CourierReport[];
  notes: readonly Wording[];
  asks: readonly ColumnAsk[];
}

/** The owner's settings for a courier's files. */
export interface CourierFiles {
  /** The columns of files the shop writes. */
  columns: readonly CourierFileColumn[];
  /** Headings of columns in files the shop reads, where it does not know them. */
  headings: ListHeadings;
  /** Meanings of the courier's words for states, where the shop does not know them. */
  states: StateWords;
}

/** The file that a courier's own site accepts. */
export interface HandOverFile {
  text: string;
  /** Its media type and file extension. */
  type: string;
  extension: string;
}

/**
 * The interface between the shop and a courier's system. The existing adapter reads and writes files; one for a courier's API has the same
 * shape and needs no other change. @throws UnreadableFile, TooManyRows for unreadable input
 */
export interface CourierAdapter {
  readReports: (text: string, files: CourierFiles) => Promise<CourierList>;
  writeHandOver: (
    parcels: readonly HandedParcel[],
    files: CourierFiles,
  ) => HandOverFile | Promise<HandOverFile>;
}

/** Why a courier's file cannot be read at all. */
export class UnreadableFile extends Error {}
/** A list that is too long is refused as a whole: nobody would notice which rows were left out. */
export class TooManyRows extends Error {}
