import { sql, type Kysely } from 'kysely';
import { MAX_PAGE_SIZE, type RoundPricesResponse, type User } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import type { Database } from '../../../db/schema';
import type { Localisable } from '@pasal/core/errors/wording';
import * as messages from '../../product-record/messages';
import { productsIn, recordProduct } from '../product-activity';
import { readRounding } from './product-write-columns';

type Db = Kysely<Database>;

/** Products per transaction, and maximum milliseconds of writing per call. */
const AT_ONCE = 20;
const TIME = 10_000;

interface Priced {
  id: number;
  title: string;
  price_paisa: number;
  after_paisa: number;
}

/** Products priced under another rounding with their new prices; those whose price changes come first. */
async function findOthers(db: Db, rounding: number): Promise<Priced[]> {
  const { rows } = await sql<Priced>`
    select * from (
      select id, title, price_paisa, cash_price_paisa(
        selling_price_paisa(original_price_paisa, discount_percentage), ${rounding}::integer) as after_paisa
      from product where price_rounding <> ${rounding}
    ) as priced order by after_paisa = price_paisa, id
  `.execute(db);
  return rows;
}

/** Applies the rounding to some products, with activity log entries where a price changes. */
async function roundSome(db: Db, actor: User, ids: readonly number[], rounding: number) {
  await db.transaction().execute(async (trx) => {
    await sql`select from product where id = any(${[...ids]}::integer[]) order by id for update`.execute(
      trx,
    );
    const before = await productsIn(trx, ids);
    await sql`
      update product set price_rounding = ${rounding}, version = version + 1, updated_at = now(),
        price_paisa = cash_price_paisa(
          selling_price_paisa(original_price_paisa, discount_percentage), ${rounding}::integer)
      where id = any(${[...ids]}::integer[]) and price_rounding <> ${rounding}
    `.execute(trx);
    for (const [id, product] of before) await recordProduct(trx, actor, id, product);
  });
}

/** Rounds product after product until the time is up; returns how many are done. */
async function roundAll(db: Db, actor: User, ids: readonly number[], rounding: number) {
  const until = performance.now() + TIME;
  let done = 0;
  while (done < ids.length && performance.now() < until) {
    const some = ids.slice(done, done + AT_ONCE);
    await roundSome(db, actor, some, rounding);
    done += some.length;
  }
  return done;
}

/**
 * Reprices all products that were priced under another rounding (D103): in small batches, so that shoppers wait for few of them, and for at
 * most 10 s. A dry run reports the changes.
 */
export async function roundPrices(
  db: Db,
  actor: User,
  { dry_run }: { dry_run: boolean },
): Promise<Localisable<RoundPricesResponse>> {
  const rounding = await readRounding(db);
  const others = await findOthers(db, rounding);
  const changing = others.filter(({ price_paisa, after_paisa }) => price_paisa !== after_paisa);
  const examples = changing
    .slice(0, MAX_PAGE_SIZE)
    .map(({ id, title, price_paisa, after_paisa }) => ({
      id,
      title,
      from: toRupees(price_paisa),
      to: toRupees(after_paisa),
    }));
  const ids = others.map(({ id }) => id);
  const done = dry_run ? 0 : await roundAll(db, actor, ids, rounding);
  const changed = dry_run ? changing.length : Math.min(done, changing.length);
  return {
    message: messages.pricesRounded(changed),
    changed,
    left: others.length - done,
    examples,
  };
}
