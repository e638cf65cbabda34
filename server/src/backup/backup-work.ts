import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The last good drill, among the works that are noted. */
export const DRILL = 'backup-drill';
/** The last try of a server that failed; none where it went well since. */
export const FAILED = 'backup-failed';
/** The server that is making a backup renews this. */
const UNDER_WAY = 'backup-under-way';

/** Minutes after which a server that renewed nothing has died. */
const DEAD_AFTER = 10;
/** Minutes between a failure and the next try. */
const PAUSE = 15;
/** Milliseconds between two renewals. */
const RENEW = 60_000;

/** Takes the work for this server; false while another one has it, or shortly after a failure. */
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
 * Does `work` if no other server of the shop does it now. A server that dies leaves its turn to the others.
 * @returns whether it was this one's turn
 */
export async function inTurn(
  db: Kysely<Database>,
  work: () => Promise<void>,
  renew = RENEW,
): Promise<boolean> {
  if (!(await takeTurn(db))) return false;
  const renewing = setInterval(() => {
    const renewed = sql`update operator_work set done_at = now() where name = ${UNDER_WAY}`;
    // A database that is away fails the work itself.
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

/** Notes that all is well again. */
export const forgetFailure = (db: Kysely<Database>) => forget(db, FAILED);

/** Notes the moment of a good drill; one of a clock that is ahead counts as now. */
export async function noteDrill(db: Kysely<Database>, at: Date): Promise<void> {
  await sql`
    insert into operator_work (name, done_at) values (${DRILL}, least(${at}::timestamptz, now()))
    on conflict (name) do update set done_at = excluded.done_at
  `.execute(db);
}
