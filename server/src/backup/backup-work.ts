import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Name of the record of the last successful drill. */
export const DRILL = 'backup-drill';
/** Name of the record of a server's last failed attempt; removed once one succeeds. */
export const FAILED = 'backup-failed';
/** Name of the record that the server making a backup renews. */
const UNDER_WAY = 'backup-under-way';

/** Minutes without a renewal after which a server counts as dead. */
const DEAD_AFTER = 10;
/** Minutes between a failure and the next attempt. */
const PAUSE = 15;
/** Milliseconds between two renewals. */
const RENEW = 60_000;

/** Claims the work for this server; false while another one has it, or shortly after a failure. */
async function takeTurn(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    insert into operator_work (name, done_at)
    select ${UNDER_WAY}, now() where not exists (
      select from operator_work
      where name = ${FAILED} and done_at > now() - make_interval(mins => ${PAUSE})
    )
    on conflict (name) do update set done_at = now()
      where operator_work.done_at < now() - make_interval(mins => ${DEAD_AFTER})
    returning 1
  `.execute(db);
  return rows.length > 0;
}

const forget = (db: Kysely<Database>, name: string) =>
  db.deleteFrom('operator_work').where('name', '=', name).execute();

/**
 * Runs `work` unless another server of the shop is doing so. If a server dies, the others take over.
 * @returns whether this server ran it
 */
export async function inTurn(
  db: Kysely<Database>,
  work: () => Promise<void>,
  renew = RENEW,
): Promise<boolean> {
  if (!(await takeTurn(db))) return false;
  const renewing = setInterval(() => {
    const renewed = sql`update operator_work set done_at = now() where name = ${UNDER_WAY}`;
    // If the database is down, the work itself fails.
    renewed.execute(db).catch(() => undefined);
  }, renew);
  try {
    await work();
  } finally {
    clearInterval(renewing);
    await forget(db, UNDER_WAY).catch(() => undefined);
  }
  return true;
}

/** Clears the last failure. */
export const forgetFailure = (db: Kysely<Database>) => forget(db, FAILED);

/** Records the time of a successful drill; a future time, from a fast clock, counts as now. */
export async function noteDrill(db: Kysely<Database>, at: Date): Promise<void> {
  await sql`
    insert into operator_work (name, done_at) values (${DRILL}, least(${at}::timestamptz, now()))
    on conflict (name) do update set done_at = excluded.done_at
  `.execute(db);
}
