/** A backup that the shop made in the store. */
export interface KeptBackup {
  key: string;
  made: Date;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Nepal's UTC offset, which is constant all year. */
const NEPAL = (5 * 60 + 45) * MINUTE;
/** A start of a week, Sunday, in milliseconds since 1 January 1970. */
const SUNDAY = 3 * DAY;

/** How many backups to retain per kind of period. */
const RULE: readonly [most: number, period: (there: number) => string][] = [
  [7, (there) => String(Math.floor(there / DAY))],
  [5, (there) => String(Math.floor((there - SUNDAY) / (7 * DAY)))],
  [12, (there) => new Date(there).toISOString().slice(0, 7)],
];

/**
 * The backups to delete: the newest of each of the last 7 days, the last 5 weeks (from Sunday) and the last 12 months is retained, by
 * Nepal's calendar. Only periods with a backup count, so that a paused shop loses nothing.
 */
export function backupsToRemove<Backup extends KeptBackup>(backups: readonly Backup[]): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.made.getTime() - a.made.getTime());
  const kept = new Set<Backup>();
  for (const [most, periodOf] of RULE) {
    const seen = new Set<string>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.made.getTime() + NEPAL);
      if (seen.has(period) || seen.size === most) continue;
      seen.add(period);
      kept.add(backup);
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}

/** The last time at which a backup was due, by the minute of Nepal's day. */
export function lastDue(minuteOfDay: number, now: Date): Date {
  const offset = minuteOfDay * MINUTE - NEPAL;
  return new Date(Math.floor((now.getTime() - offset) / DAY) * DAY + offset);
}

const NAME = /^pasal-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(?:\.age)?$/;

/** The name of a backup that starts now. */
export const nameOfBackup = (now: Date, isEncrypted: boolean) =>
  `pasal-${now.toISOString().replaceAll(/[:-]|\.\d{3}/g, '')}.tar.gz${isEncrypted ? '.age' : ''}`;

/** When the backup with this name was made; undefined for any other file. */
export function madeAt(key: string): Date | undefined {
  const [, ...parts] = NAME.exec(key) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  const made = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(made.getTime()) ? undefined : made;
}
