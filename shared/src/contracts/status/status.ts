import { Type, type Static } from '@sinclair/typebox';
import { Nullable, OneOf, Timestamp } from '@pasal/core/contract/schema';

/** Days after which staff are warned that the last backup, or its restore drill, is too old. */
export const OLD_BACKUP_DAYS = 2;

/** A database replica that may serve visitors' reads. */
const Replica = Type.Object({
  /** Its host, without credentials. */
  name: Type.String(),
  /** Unused unless `serving`: not checked yet, too far behind, unreachable, or not a replica of this database. */
  state: OneOf(['serving', 'new', 'behind', 'away', 'wrong']),
  /** Seconds behind the primary at the last check. */
  behind: Nullable(Type.Number()),
});
export type Replica = Static<typeof Replica>;

/** GET /status: the health of the shop's infrastructure, as seen by the responding server. */
export const ServerStatus = Type.Object({
  server: Type.Object({ version: Type.String(), host: Type.String(), started_at: Timestamp }),
  /** Host and remotes: the version visitors get, and the one in testing. */
  parts: Type.Array(
    Type.Object({
      name: Type.String(),
      title: Type.String(),
      version: Type.String(),
      source: OneOf(['own', 'team']),
      candidate: Nullable(Type.Object({ version: Type.String(), share: Type.Number() })),
    }),
  ),
  messages: Type.Object({
    waiting: Type.Integer(),
    /** Time of the oldest waiting one. */
    oldest: Nullable(Timestamp),
    failed: Type.Integer(),
    held: Type.Integer(),
  }),
  database: Type.Object({
    kind: OneOf(['embedded', 'server']),
    bytes: Type.Integer(),
    /** Null if the database is embedded. */
    connections: Nullable(
      Type.Object({ total: Type.Integer(), idle: Type.Integer(), waiting: Type.Integer() }),
    ),
  }),
  replicas: Type.Array(Replica),
  files: Type.Object({
    place: OneOf(['disk', 'store']),
    reachable: Type.Boolean(),
  }),
  /** Time of the last one of each; null for never. */
  backup: Type.Object({
    made_at: Nullable(Timestamp),
    drilled_at: Nullable(Timestamp),
    /** The last attempt, if it failed. */
    failed_at: Nullable(Timestamp),
    /** Days after which a drill is overdue; null if no server makes backups. */
    drill_days: Nullable(Type.Integer()),
  }),
  disks: Type.Array(
    Type.Object({
      folder: OneOf(['data', 'pictures']),
      size: Type.Integer(),
      free: Type.Integer(),
    }),
  ),
});
export type ServerStatus = Static<typeof ServerStatus>;
