import type { Kysely } from 'kysely';
import { measure, type Meter } from '@pasal/core/observe/meter';
import type { BackupConfig } from '../config/backup-config';
import type { Database } from '../db/schema';
import { newestOf } from './backup-store';
import { readBackupState } from './backup-state';
import type { SeenBackups } from './keep-backups';

const SECOND = 1000;

/** Metrics of the servers' backups, and the time of the last backup made by any means. */
export const measureBackups =
  (
    db: Kysely<Database>,
    { drillDays }: Pick<BackupConfig, 'drillDays'>,
    seen: SeenBackups,
  ): Meter =>
  (registers) => {
    const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
      measure(registers, {
        kind: 'gauge',
        name,
        help,
        read: async () => [{ value: await read() }],
      });
    gauge(
      'pasal_backup_drill_timestamp_seconds',
      'When a backup was last restored elsewhere and found good, in seconds since 1970; 0 when never.',
      async () => ((await readBackupState(db)).drill?.at.getTime() ?? 0) / SECOND,
    );
    gauge(
      'pasal_backup_drill_days',
      'Days after which a drill is too long ago, as BACKUP_DRILL_DAYS says.',
      () => drillDays,
    );
    gauge(
      'pasal_backup_failing',
      'Whether the last try of the servers to make a backup failed: 1 or 0.',
      async () => Number((await readBackupState(db)).failure !== null),
    );
    gauge('pasal_backups_kept', 'Backups in the store.', () => seen.kept.length);
    gauge('pasal_backup_bytes', 'Size of the newest backup.', () => newestOf(seen.kept)?.size ?? 0);
    measure(registers, {
      kind: 'gauge',
      name: 'pasal_backup_duration_seconds',
      help: 'How long the last backup took that this server made.',
      read: () => (seen.seconds === undefined ? [] : [{ value: seen.seconds }]),
    });
  };
