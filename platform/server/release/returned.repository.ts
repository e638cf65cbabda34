import { sql, type Kysely } from 'kysely';
import type { PlatformDatabase } from '../tables';

type Db = Kysely<PlatformDatabase>;

/** Minutes in which a person rolling back a release may not have noticed an automatic rollback. */
const UNNOTICED_MINUTES = 10;

/** A release that was rolled back automatically. */
export interface Returned {
  name: string;
  version: string;
  at: Date;
  why: string | null;
  why_ne: string | null;
}

/** Lists the releases rolled back automatically and not activated again. */
export async function listReturned(db: Db): Promise<Returned[]> {
  const { rows } = await sql<Returned>`
    select name, previous as version, at, why, why_ne from release_event as event
    where action = 'return' and not exists (
      select from release_event as later
      where later.name = event.name and later.id > event.id
        and later.version = event.previous and later.action in ('activate', 'plan')
    )
  `.execute(db);
  return rows;
}

/** Lists the recent ones that were the last change to their name. */
export async function listReturnedNow(db: Db): Promise<Returned[]> {
  const { rows } = await sql<Returned>`
    select name, previous as version, at, why, why_ne from release_event as event
    where action = 'return' and at > now() - make_interval(mins => ${UNNOTICED_MINUTES})
      and not exists (
        select from release_event as later
        where later.name = event.name and later.id > event.id
          and later.action in ('activate', 'plan', 'grow', 'roll-back', 'return')
      )
  `.execute(db);
  return rows;
}
