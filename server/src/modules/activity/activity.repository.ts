import {
  sql,
  type Insertable,
  type Kysely,
  type SelectQueryBuilder,
  type Transaction,
} from 'kysely';
import type { ActivityKind, Role } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

export interface ActivityFilter {
  by: string | undefined;
  kind: ActivityKind | undefined;
  /** From this time, inclusive. */
  from: Date | undefined;
  /** Until this time, exclusive. */
  until: Date | undefined;
}

/** The role of an active user, locked until the transaction ends. They may have been deleted or disabled since their request began. */
export async function holdActor(trx: Transaction<Database>, id: number): Promise<Role | undefined> {
  const row = await trx
    .selectFrom('staff')
    .select('role')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row?.role;
}

export async function insertActivity(
  trx: Transaction<Database>,
  entry: Insertable<Database['activity']>,
): Promise<void> {
  await trx.insertInto('activity').values(entry).execute();
}

function filtered<Row>(
  query: SelectQueryBuilder<Database, 'activity', Row>,
  { by, kind, from, until }: ActivityFilter,
) {
  return query
    .$if(by !== undefined, (q) => q.where('staff_email', '=', by ?? ''))
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind ?? 'product'))
    .$if(from !== undefined, (q) => q.where('at', '>=', from ?? new Date()))
    .$if(until !== undefined, (q) => q.where('at', '<', until ?? new Date()));
}

/** Newest first. */
export function listActivities(
  db: Db,
  filter: ActivityFilter,
  { page, limit }: { page: number; limit: number },
) {
  return filtered(db.selectFrom('activity').selectAll(), filter)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countActivities(db: Db, filter: ActivityFilter): Promise<number> {
  const counted = db.selectFrom('activity').select((eb) => eb.fn.countAll<string>().as('total'));
  const row = await filtered(counted, filter).executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Everyone in the log, by email: one index step per person, however long the log is. */
export async function listPeople(db: Db): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    with recursive person as (
      (select staff_email as email from activity order by staff_email limit 1)
      union all
      select (select staff_email from activity where staff_email > person.email
        order by staff_email limit 1)
      from person where person.email is not null
    )
    select email from person where email is not null
  `.execute(db);
  return rows.map(({ email }) => email);
}
