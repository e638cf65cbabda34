import { sql, type Kysely } from 'kysely';
import { BACKUP } from '@pasal/core/db/operator-work';
import type { Database } from '../db/schema';
import { DRILL, FAILED } from './backup-work';

/** A timestamp, and its age by the database's clock, in seconds. */
export interface Since {
  at: Date;
  age: number;
}

/** The state of backups; null means never. */
export interface BackupState {
  /** The last complete backup, made by a server or a command. */
  backup: Since | null;
  /** The last backup that a drill restored elsewhere and found intact. */
  drill: Since | null;
  /** A server's last attempt, if it failed. */
  failure: Since | null;
}

/** Reads only the database, so it is the same on every server and needs no store. */
export async function readBackupState(db: Kysely<Database>): Promise<BackupState> {
  const { rows } = await sql<{ name: string; at: Date; age: number }>`
    select name, done_at as at, extract(epoch from now() - done_at)::double precision as age
    from operator_work where name in (${BACKUP}, ${DRILL}, ${FAILED})
  `.execute(db);
  const since = (name: string): Since | null => {
    const row = rows.find((each) => each.name === name);
    return row ? { at: row.at, age: row.age } : null;
  };
  return { backup: since(BACKUP), drill: since(DRILL), failure: since(FAILED) };
}
