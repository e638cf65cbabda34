import { OLD_BACKUP_DAYS, type ServerStatus } from '@pasal/shared/contracts';
import { daysLater } from '@pasal/shared/domain';

/** The health of a component: fine, needs attention, or broken. */
export type Health = 'well' | 'look' | 'broken';

/** Milliseconds after which a waiting message needs attention. */
const LONG_WAIT = 15 * 60_000;
/** The share of a disk that must stay free. */
const LEAST_FREE = 0.1;
/** Bytes of disk space that a shop needs for any write. */
const RESERVE = 32 * 1024 * 1024;

function ofMessages({ failed, oldest }: ServerStatus['messages'], now: number): Health {
  const isLate = oldest !== null && now - Date.parse(oldest) > LONG_WAIT;
  return failed > 0 || isLate ? 'look' : 'well';
}

function ofDatabase({ database, replicas }: ServerStatus): Health {
  const isCrowded = (database.connections?.waiting ?? 0) > 0;
  return isCrowded || replicas.some(({ state }) => state !== 'serving') ? 'look' : 'well';
}

const isOlder = (moment: string | null, days: number, now: number) =>
  moment === null || Date.parse(moment) < daysLater(new Date(now), -days).getTime();

function ofBackup({ backup }: ServerStatus, now: number): Health {
  const { made_at, drilled_at, failed_at, drill_days } = backup;
  if (failed_at !== null) return 'broken';
  const isUntried = drill_days !== null && isOlder(drilled_at, drill_days, now);
  return isUntried || isOlder(made_at, OLD_BACKUP_DAYS, now) ? 'look' : 'well';
}

function ofDisks(disks: ServerStatus['disks']): Health {
  if (disks.some(({ free }) => free < RESERVE)) return 'broken';
  return disks.some(({ free, size }) => free < size * LEAST_FREE) ? 'look' : 'well';
}

/** Judges whatever can fail; versions have no health. */
export const judge = (status: ServerStatus, now: number) => ({
  messages: ofMessages(status.messages, now),
  database: ofDatabase(status),
  files: status.files.reachable ? ('well' as const) : ('broken' as const),
  backup: ofBackup(status, now),
  disks: ofDisks(status.disks),
});
