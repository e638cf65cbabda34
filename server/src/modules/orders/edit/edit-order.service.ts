import type { Kysely, Transaction } from 'kysely';
import type {
  OrderChange,
  OrderEditQuote,
  OrderEditQuoteRequest,
  OrderEditRequest,
  QuotedLine,
  User,
} from '@pasal/shared/contracts';
import { lineName, mayEditOrder, toPaisa, toRupees } from '@pasal/shared/domain';
import { conflict, DomainError, notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../../db/schema';
import { recordActivity } from '../../activity/record-activity';
import {
  moveParcel,
  ensureParcels,
  settleStage,
  withoutCourier,
  type LockedOrder,
} from '../../order-record/move-parcel';
import { returnStaysWhole } from '../../order-record/messages';
import { wasAskedBack, type StoredParcel } from '../../order-record/parcel.repository';
import { moveStock } from '../../stock/move-stock';
import * as messages from '../messages';
import { lockOrder } from '../../order-record/order-status.repository';
import { planEdit, type EditPlan } from './edit-plan';
import * as repository from './edit-order.repository';
import { shareOut } from './share-out';
import { orderLog } from '../../order-record/log';

type Trx = Transaction<Database>;

const findOrder = async (db: Kysely<Database>, id: number) => {
  const order = await repository.findStoredOrder(db, id);
  if (order === undefined) throw notFound(messages.noSuchOrder);
  return order;
};

/** Calculates the price of an order after an edit, and lists what is not available. */
export async function quoteEdit(
  db: Kysely<Database>,
  id: number,
  request: OrderEditQuoteRequest,
): Promise<OrderEditQuote> {
  const plan = await planEdit(db, await findOrder(db, id), request, false);
  const { lines, totalPaisa, chargePaisa, promised } = plan;
  return {
    items: lines.map(({ quoted }) => quoted),
    total: toRupees(totalPaisa),
    delivery_charge: toRupees(chargePaisa),
    ...(promised && { promised }),
  };
}

const CODES = ['NOT_AVAILABLE', 'OUT_OF_STOCK', 'PRICE_CHANGED'] as const;
const WORDS = {
  NOT_AVAILABLE: messages.notAvailable,
  OUT_OF_STOCK: messages.outOfStock,
  PRICE_CHANGED: messages.priceChanged,
};

/** The most serious difference from what was seen names the error; the details list every line that has one. */
function assertAsSeen({ lines, chargePaisa }: EditPlan, { delivery_charge }: OrderEditRequest) {
  const items = lines.map(({ quoted }) => quoted).filter(({ problem }) => problem !== undefined);
  const charge = toRupees(chargePaisa);
  const isOther = chargePaisa !== toPaisa(delivery_charge);
  const details = { items, ...(isOther && { delivery_charge: charge }) };
  const code = CODES.find((each) => items.some(({ problem }) => problem === each));
  if (code !== undefined) throw new DomainError(code, WORDS[code], { details });
  if (isOther) throw new DomainError('PRICE_CHANGED', messages.chargeChanged(charge), { details });
}

/** The change in quantity of each of the order's goods (negative: fewer), in the order in which products are locked. */
const differencesOf = ({ lines, gone }: EditPlan) =>
  [
    ...lines.map(({ wanted, before }) => ({
      productId: wanted.id,
      variantId: wanted.variantId ?? null,
      more: wanted.quantity - (before?.quantity ?? 0),
    })),
    ...gone.map((line) => ({
      productId: line.product_id,
      variantId: line.variant_id,
      more: -line.quantity,
    })),
  ]
    .filter(({ more }) => more !== 0)
    .toSorted(
      (one, other) =>
        one.productId - other.productId || (one.variantId ?? 0) - (other.variantId ?? 0),
    );

const change = (
  field: OrderChange['field'],
  before: OrderChange['before'],
  after: OrderChange['after'],
  name?: string,
): OrderChange[] =>
  before === after ? [] : [{ field, ...(name !== undefined && { name }), before, after }];

/** What changed, in the words and numbers of the order history. */
function changesOf(
  order: repository.StoredOrder,
  { lines, gone, ...plan }: EditPlan,
  request: OrderEditRequest,
  district: string,
): OrderChange[] {
  return [
    ...change('address', order.address, request.address),
    ...change('city', order.city, plan.city),
    ...change('district', order.district, district),
    ...change('delivery_type', order.delivery_type, request.delivery_type),
    ...lines.flatMap(({ before, quoted, wanted }) =>
      change('line', before?.quantity ?? null, wanted.quantity, nameOf(quoted)),
    ),
    ...gone.flatMap((line) => change('line', line.quantity, null, lineName(line))),
    ...change('delivery_charge', toRupees(order.delivery_charge_paisa), toRupees(plan.chargePaisa)),
    ...change('total', toRupees(order.total_paisa), toRupees(plan.totalPaisa)),
  ];
}
const nameOf = ({ title, variant_name }: QuotedLine) =>
  lineName({ product_name: title, variant_name });

/** Moves the goods of an edit in stock, and distributes them to the parcels. */
async function moveGoods(
  trx: Trx,
  { id: orderId }: LockedOrder,
  { plan, parcels, by }: { plan: EditPlan; parcels: readonly StoredParcel[]; by: string },
): Promise<void> {
  const differences = differencesOf(plan);
  const after = plan.lines.flatMap((line) => line.after ?? []);
  if (differences.length > 0) {
    const shared = plan.lines.map(({ before, quoted, wanted }, index) => ({
      line: index + 1,
      quantity: wanted.quantity,
      name: nameOf(quoted),
      before: before?.line,
    }));
    const parts = shareOut(shared, await repository.listParts(trx, orderId), parcels);
    for (const { more, ...goods } of differences) {
      const movement = { ...goods, orderId, quantity: -more, reason: 'order_edited' as const, by };
      // Discontinued goods have no stock to return to, and wanting more of them was refused.
      await moveStock(trx, movement);
    }
    await repository.replaceLines(trx, orderId, after, parts);
  }
  await repository.writeCashDue(trx, orderId);
}

/**
 * A packed parcel's label is now wrong, so the parcel is unpacked. Every other parcel gets a "changed" event. A picked-up order has no
 * courier.
 */
async function unpackParcels(
  trx: Trx,
  order: LockedOrder,
  parcels: readonly StoredParcel[],
  { actor, isPickedUp }: { actor: User; isPickedUp: boolean },
) {
  const reporter = { source: 'staff' as const, actor };
  const remarks = messages.orderWasEdited.en;
  for (const parcel of parcels) {
    const isPacked = parcel.stage === 'packed';
    const known = isPickedUp ? withoutCourier(parcel) : {};
    const courierId = isPickedUp ? null : parcel.courier_id;
    await moveParcel(
      trx,
      order,
      parcel,
      reporter,
      isPacked
        ? { event: 'unpacked', reason: 'other', remarks, isQuiet: true, known }
        : { event: 'changed', remarks, courierId, known },
    );
  }
  await settleStage(trx, order);
}

/**
 * Changes address, goods or delivery of an order until part of it has left the shop (D213): prices, stock, parcels, history and the message
 * to the buyer are written in one transaction.
 * @throws DomainError 404; 400 for an invalid place; 409 if prices or stock differ from what was seen, once the order has left or ended, if
 * it has a return (D272), and if it was changed since `version`
 */
export function editOrder(
  db: Kysely<Database>,
  actor: User,
  id: number,
  request: OrderEditRequest,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, id);
    if (locked === undefined) throw notFound(messages.noSuchOrder);
    if (request.version !== locked.version) throw conflict(messages.changedMeanwhile);
    const parcels = await ensureParcels(trx, locked);
    const stages = parcels.map(({ stage }) => stage);
    if (!mayEditOrder(locked.status, stages)) throw conflict(messages.tooLateToEdit);
    const ids = parcels.map((parcel) => parcel.id);
    if (await wasAskedBack(trx, ids)) throw conflict(returnStaysWhole);
    const order = await findOrder(trx, id);
    const plan = await planEdit(trx, order, request, true);
    assertAsSeen(plan, request);
    const district = await repository.districtOf(trx, request.district_id);
    const changes = changesOf(order, plan, request, district);
    if (changes.length === 0) return;
    const { chargePaisa, totalPaisa, promised } = plan;
    const words = messages.editedForBuyer(toRupees(totalPaisa));
    const message = words[order.language ?? 'en'];
    const written = { ...request, id, totalPaisa, chargePaisa, promised };
    await repository.writeEdit(trx, { ...written, changes, message, by: actor.email });
    await moveGoods(trx, locked, { plan, parcels, by: actor.email });
    const { address, district_id, city_id, delivery_type } = request;
    const isPickedUp = delivery_type === 'shop_pickup';
    await unpackParcels(trx, locked, parcels, { actor, isPickedUp });
    await recordActivity(trx, actor, {
      log: orderLog,
      action: 'change',
      id,
      name: locked.order_number,
      before: {
        address: order.address,
        district_id: order.district_id,
        city_id: order.city_id,
        delivery_type: order.delivery_type,
        total: toRupees(order.total_paisa),
      },
      after: { address, district_id, city_id, delivery_type, total: toRupees(totalPaisa) },
    });
  });
}
