import { sql, type Kysely } from 'kysely';
import { BACKUP } from '@pasal/core/db/operator-work';
import type { Database } from '../db/schema';
import { DRILL, FAILED } from './backup-work';

/** A moment, and how long ago it was by the database's clock, in seconds. */
export interface Since {
  at: Date;
  age: number;
}

/** What the shop knows of its backups; null stands for never. */
export interface BackupState {
  /** The last whole backup, whether a server or a command made it. */
  backup: Since | null;
  /** The last one that was restored elsewhere and found to be as it was made. */
  drill: Since | null;
  /** The last try of a server, where that failed. */
  failure: Since | null;
}

/** Reads it from the database alone: it is the same on every server, and needs no store. */
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
