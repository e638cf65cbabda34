import type { Kysely, Transaction } from 'kysely';
import type { DeskSettings, OrderRequest } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import { runStatement } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import { joinedTo } from '../customers/contacts.repository';
import type { Counts } from '../customers/counts.statement';
import { customerStatement } from '../customers/customer.repository';
import { deskSetting } from '../settings/desk-setting';
import { hasFew, hasMany, type Record } from './judge';
import { heldOf } from '../order-record/book.repository';
import { insertDecisions, type Decision } from '../order-record/decision.repository';
import { textAtHandOver } from './messages';
import { recordOfCity, recordOfCourier, recordOfShop } from './record.repository';

type Rules = Required<Pick<DeskSettings, 'first_above' | 'refusals' | 'text_first'>>;

const NOTHING: Record & { name?: string } = { parcels: 0, refused: 0 };

/** What the rules need of an order about to be placed. */
type PlacedOrder = Pick<OrderRequest, 'phone' | 'email' | 'city_id' | 'delivery_type'>;

/** Applies the customer rules: who never took a parcel, and who refused some. */
function judgeCustomer(
  { first_above, refusals }: Rules,
  { delivered, refused }: Pick<Counts, 'delivered' | 'refused'>,
  { totalPaisa, shop }: { totalPaisa: number; shop: Record },
): Decision[] {
  const total = toRupees(totalPaisa);
  const parcels = delivered + refused;
  const isFirst = first_above > 0 && delivered === 0 && total > first_above;
  // Customers who take nearly everything are not called for an old refusal.
  const refuses = refusals > 0 && refused >= refusals && !hasFew({ parcels, refused }, shop);
  return [
    ...(isFirst
      ? [{ rule: 'first_order', leads_to: 'call', figures: { total, above: first_above } } as const]
      : []),
    ...(refuses
      ? [{ rule: 'refusals', leads_to: 'call', figures: { refused, parcels } } as const]
      : []),
  ];
}

/**
 * Reads the data for judging an order, before locking stock that others wait for. Returns a function that applies the owner's rules (D244)
 * once the total is known: they lead to a call or a message only; whether to ship is decided by a person.
 */
export async function readJudge(
  db: Kysely<Database>,
  rules: Rules,
  { phone, email, city_id, delivery_type }: PlacedOrder,
): Promise<(totalPaisa: number) => Decision[]> {
  const { first_above, refusals, text_first } = rules;
  // Pick-up at the shop has no destination to judge.
  const asksPlace = text_first && delivery_type !== 'shop_pickup';
  const asksCustomer = first_above > 0 || refusals > 0;
  const needsShop = refusals > 0 || asksPlace;
  const shop = needsShop ? await recordOfShop(db) : NOTHING;
  // An email address that nobody linked does not prove whose order it is.
  const joined = asksCustomer ? await joinedTo(db, [phone, email.toLowerCase()]) : [];
  const theirs = customerStatement([...new Set([phone, ...joined])]);
  const [counts] = asksCustomer ? await runStatement<Counts>(db, theirs) : [];
  const { name = '', ...place } = asksPlace ? await recordOfCity(db, city_id) : NOTHING;
  return (totalPaisa) => [
    ...(counts ? judgeCustomer(rules, counts, { totalPaisa, shop }) : []),
    ...(hasMany(place, shop)
      ? [{ rule: 'place', leads_to: 'text', figures: { name, ...place } } as const]
      : []),
  ];
}

/** Shared data for judging several parcels handed over at once, read with the first. */
export interface Judged {
  shop?: Record;
}

/**
 * Judges the courier who is given a parcel: if significantly more of its parcels are refused than the shop's, the buyer is messaged first.
 * Skips parcels with nothing left to collect, such as exchanges or prepaid ones: nobody refuses them for the price.
 */
export async function judgeCourier(
  trx: Transaction<Database>,
  parcel: { id: number; order_id: number; cash_due_paisa: number },
  courierId: number | null,
  judged: Judged = {},
): Promise<void> {
  if (courierId === null || parcel.cash_due_paisa === 0) return;
  const { settings } = await deskSetting.read(trx);
  if (!settings.text_first) return;
  const toTake = parcel.cash_due_paisa - (await heldOf(trx, parcel.id));
  if (toTake <= 0) return;
  const { name, ...record } = await recordOfCourier(trx, courierId);
  judged.shop ??= await recordOfShop(trx);
  if (!hasMany(record, judged.shop)) return;
  const decision = { rule: 'courier', leads_to: 'text', figures: { name, ...record } } as const;
  await insertDecisions(trx, parcel.order_id, [decision], textAtHandOver(toRupees(toTake)));
}
