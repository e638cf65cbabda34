import { Type, type Static } from '@sinclair/typebox';
import { Nullable, OneOf, Timestamp } from '@pasal/core/contract/schema';

/** Moments after which staff are told that a backup, or the trial of one, is old, in days. */
export const OLD_BACKUP_DAYS = 2;

/** A copy of the database from which what visitors read may come. */
const Replica = Type.Object({
  /** Its host, without a word of who signs in there. */
  name: Type.String(),
  /** Left alone where it is not `serving`: not looked at yet, too far behind, away, or no copy of this database. */
  state: OneOf(['serving', 'new', 'behind', 'away', 'wrong']),
  /** Seconds behind the primary, at the last look. */
  behind: Nullable(Type.Number()),
});
export type Replica = Static<typeof Replica>;

/** GET /status: how the shop's machinery does, of the server that answers. */
export const ServerStatus = Type.Object({
  server: Type.Object({ version: Type.String(), host: Type.String(), started_at: Timestamp }),
  /** Host and remotes: the version visitors get, and the one that is tried. */
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
    /** Since when the oldest of them waits. */
    oldest: Nullable(Timestamp),
    failed: Type.Integer(),
    held: Type.Integer(),
  }),
  database: Type.Object({
    kind: OneOf(['embedded', 'server']),
    bytes: Type.Integer(),
    /** Null where the database is embedded. */
    connections: Nullable(
      Type.Object({ total: Type.Integer(), idle: Type.Integer(), waiting: Type.Integer() }),
    ),
  }),
  replicas: Type.Array(Replica),
  files: Type.Object({
    place: OneOf(['disk', 'store']),
    reachable: Type.Boolean(),
  }),
  /** When each was last done; null for never. */
  backup: Type.Object({
    made_at: Nullable(Timestamp),
    drilled_at: Nullable(Timestamp),
    /** The last try, where that failed. */
    failed_at: Nullable(Timestamp),
    /** Days after which a drill is too long ago; null where no server makes backups. */
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
