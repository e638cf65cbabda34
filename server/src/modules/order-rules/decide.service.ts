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

/** What is asked of an order that is about to be placed. */
type PlacedOrder = Pick<OrderRequest, 'phone' | 'email' | 'city_id' | 'delivery_type'>;

/** What the rules of the customer say: who never took a parcel, and who refused some. */
function judgeCustomer(
  { first_above, refusals }: Rules,
  { delivered, refused }: Pick<Counts, 'delivered' | 'refused'>,
  { totalPaisa, shop }: { totalPaisa: number; shop: Record },
): Decision[] {
  const total = toRupees(totalPaisa);
  const parcels = delivered + refused;
  const isFirst = first_above > 0 && delivered === 0 && total > first_above;
  // Who takes nearly everything is called for no refusal of long ago.
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
 * Reads what an order that is about to be placed is judged by, before pieces are locked for which others wait. What comes of it judges
 * the order by the owner's rules (D244), once its total is known: a call or a text, and nothing else; whether it is brought a person decides.
 */
export async function readJudge(
  db: Kysely<Database>,
  rules: Rules,
  { phone, email, city_id, delivery_type }: PlacedOrder,
): Promise<(totalPaisa: number) => Decision[]> {
  const { first_above, refusals, text_first } = rules;
  // What is picked up at the shop is brought to no place.
  const asksPlace = text_first && delivery_type !== 'shop_pickup';
  const asksCustomer = first_above > 0 || refusals > 0;
  const needsShop = refusals > 0 || asksPlace;
  const shop = needsShop ? await recordOfShop(db) : NOTHING;
  // An e-mail that nobody joined is no proof of whose order it is.
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

/** What several parcels are judged by that are handed over at once, read with the first. */
export interface Judged {
  shop?: Record;
}

/**
 * Judges the courier that is handed a parcel of an order: where surely many refuse what it brings, the buyer is told first. What costs
 * nothing more, such as an exchange or what the shop holds the cash of, is refused for no price.
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
