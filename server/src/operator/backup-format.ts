import { Type, type Static } from '@sinclair/typebox';

/** First file of a backup: what it is and which schema its rows have. */
export const ABOUT_FILE = 'pasal-backup.json';
/** Last file: every other one with its size and hash. Without it a backup is not whole. */
export const MANIFEST_FILE = 'manifest.json';
/** `tables/<table>/000001.jsonl`, …: a row a line. */
export const TABLES_FOLDER = 'tables/';
/**
 * `files/<table>/<column>/<key>/…`: the bytes of one row, such as the archive of a release. The row itself has
 * none in their place.
 */
export const FILES_FOLDER = 'files/';
export const UPLOADS_FOLDER = 'uploads/';
export const FORMAT = 2;
/** All bytes of a row stood in the row, and the manifest was no more than a list of files. */
export const OLDER_FORMAT = 1;

const Count = Type.Integer({ minimum: 0 });
/** By table. */
const Counts = Type.Record(Type.String(), Count);

/** Where the numbering of a table goes on, so that the number of a deleted row never comes back. */
const SequenceState = Type.Object({
  table: Type.String(),
  column: Type.String(),
  last: Type.Integer(),
  called: Type.Boolean(),
});
export type SequenceState = Static<typeof SequenceState>;

export const AboutBackup = Type.Object({
  format: Type.Union([Type.Literal(OLDER_FORMAT), Type.Literal(FORMAT)]),
  /** ISO 8601. */
  made: Type.String(),
  /** Names of the migrations the database had seen, in order. */
  migrations: Type.Array(Type.String()),
  /** How many rows each table has. */
  tables: Counts,
  sequences: Type.Array(SequenceState),
});
export type AboutBackup = Static<typeof AboutBackup>;

/** A file inside an archive, as it was written. */
export const ArchivedFile = Type.Object({
  name: Type.String(),
  size: Count,
  sha256: Type.String(),
});
export type ArchivedFile = Static<typeof ArchivedFile>;

export const Manifest = Type.Object({
  files: Type.Array(ArchivedFile),
  /** How many rows were written of each table. */
  rows: Counts,
  pictures: Type.Object({
    count: Count,
    /** Pictures that rows name and the backup lacks, by their address: it was made all the same. */
    missing: Type.Array(Type.String()),
  }),
});
export type Manifest = Static<typeof Manifest>;
/** Of the older format. */
export const OlderManifest = Type.Array(ArchivedFile);
