import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { runStatement, Values, type Statement } from '@pasal/core/db/statement';

/** Products of one transaction: the embedded database serves no one else meanwhile. */
const BATCH = 15;

interface Renamed {
  /** `all` has no id but 0. */
  kind: 'brand' | 'category' | 'subcategory' | 'all';
  id: number;
}

/**
 * Writes the words of the next few products after `afterId`; answers how many it looked at and the last
 * one's id. In this order only the index of the name's products gives them: asked for by id alone, the
 * last few were looked for among all products that came later.
 */
export function renewalStatement({ kind, id }: Renamed, afterId: number): Statement {
  const values = new Values();
  const ofThing = `product.${kind}_id`;
  const after = `${values.add(afterId)}::integer`;
  const thing = kind === 'all' ? '' : `${values.add(id)}::integer`;
  const next =
    kind === 'all'
      ? `where id > ${after} order by id`
      : `where (${ofThing}, id) > (${thing}, ${after}) and ${ofThing} <= ${thing} order by ${ofThing}, id`;
  const text = `with next as materialized (
      select id from product ${next} limit ${BATCH} for update
    ),
    worded as materialized (
      select product.id, search_vector(title, brand.name, category.name, subcategory.name, description)
        || variant_vector(variants) as words
      from next join product using (id)
        join brand on brand.id = brand_id join category on category.id = product.category_id
        left join subcategory on subcategory.id = subcategory_id
    ),
    written as (
      update product set search = words from worded
      where product.id = worded.id and search <> words
    )
    select count(*)::integer as looked, max(id) as last from next`;
  return { text, values: values.list };
}

/**
 * Lets the next few products be found by the new name of their brand or category. They are locked in
 * ascending id, as orders lock them. A renewal that another server is at is left to it.
 * @param renamed the one to look after; without it the oldest
 * @returns how many products it looked at; fewer than a batch is the last of that name
 */
async function renewBatch(db: Kysely<Database>, renamed?: Renamed): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const renewal = await trx
      .selectFrom('search_renewal')
      .selectAll()
      .$if(renamed !== undefined, (query) =>
        query.where('kind', '=', renamed?.kind ?? 'brand').where('thing_id', '=', renamed?.id ?? 0),
      )
      .orderBy('asked_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (renewal === undefined) return undefined;
    const { kind, thing_id, after_id } = renewal;
    const statement = renewalStatement({ kind, id: thing_id }, after_id);
    const rows = await runStatement<{ looked: number; last: number | null }>(trx, statement);
    const [{ looked, last } = { looked: 0, last: null }] = rows;
    const own = trx.updateTable('search_renewal').set({ after_id: last ?? after_id });
    const over = trx.deleteFrom('search_renewal');
    await (looked < BATCH
      ? over.where('kind', '=', kind).where('thing_id', '=', thing_id).execute()
      : own.where('kind', '=', kind).where('thing_id', '=', thing_id).execute());
    return looked;
  });
}

/** Lets products of every new name be found by it, until none is left or `isStopped` says so. */
export async function renewSearch(
  db: Kysely<Database>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  while (!isStopped() && (await renewBatch(db)) !== undefined);
}

/**
 * Lets the first products of a new name be found by it at once: all of most. The others follow, and so
 * do these when this fails; the name itself is written.
 */
export async function beginRenewal(db: Kysely<Database>, renamed: Renamed): Promise<void> {
  await renewBatch(db, renamed).catch(() => undefined);
}
