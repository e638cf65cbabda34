import { Type, type Static } from '@sinclair/typebox';

/** The first file of a backup: it describes the backup and the schema of its rows. */
export const ABOUT_FILE = 'pasal-backup.json';
/** The last file: every other one with its size and hash. A backup without it is incomplete. */
export const MANIFEST_FILE = 'manifest.json';
/** `tables/<table>/000001.jsonl`, …: one row per line. */
export const TABLES_FOLDER = 'tables/';
/** `files/<table>/<column>/<key>/…`: binary data of one row, such as the archive of a release. The row itself omits it. */
export const FILES_FOLDER = 'files/';
export const UPLOADS_FOLDER = 'uploads/';
export const FORMAT = 2;
/** In this format, binary data was part of the row, and the manifest only a list of files. */
export const OLDER_FORMAT = 1;

const Count = Type.Integer({ minimum: 0 });
/** Counts per table. */
const Counts = Type.Record(Type.String(), Count);

/** The last value of a table's sequence, so that the number of a deleted row is never reused. */
const SequenceState = Type.Object({
  table: Type.String(),
  column: Type.String(),
  last: Type.Integer(),
  called: Type.Boolean(),
});
export type SequenceState = Static<typeof SequenceState>;

export const AboutBackup = Type.Object({
  format: Type.Union([Type.Literal(OLDER_FORMAT), Type.Literal(FORMAT)]),
  /** Time in ISO 8601. */
  made: Type.String(),
  /** Names of the applied migrations, in order. */
  migrations: Type.Array(Type.String()),
  /** The number of rows of each table. */
  tables: Counts,
  /** Sums of columns at that time, by `table.column`: whole numbers of any length. */
  sums: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** The build that made it. */
  version: Type.Optional(Type.String()),
  /** `beside`: pictures are copies in `pictures/` beside the backup, and not inside it. */
  pictures: Type.Optional(Type.Literal('beside')),
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
  /** The number of rows written per table. */
  rows: Counts,
  pictures: Type.Object({
    count: Count,
    /** URLs of pictures that rows name and the backup lacks; the operator allowed this. */
    missing: Type.Array(Type.String()),
  }),
});
export type Manifest = Static<typeof Manifest>;
/** The manifest of the older format. */
export const OlderManifest = Type.Array(ArchivedFile);
