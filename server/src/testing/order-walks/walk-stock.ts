import { CORRECTION_KINDS, CORRECTION_REASONS } from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import { correctStock } from '../../modules/stock/correction.service';
import { addPurchase, reversePurchase } from '../../modules/stock/purchase.service';
import { pick, type Goods, type Walker } from './walker';

/** Staff correct the stock of one of the goods, or count it, based on what the page shows. */
export async function correct({ db, scene, order, roll }: Walker): Promise<void> {
  const { id: product_id, variant_id } = pick(order.goods, roll);
  const { in_stock } = await (
    variant_id === undefined
      ? db.selectFrom('product').select('in_stock').where('id', '=', product_id)
      : db
          .selectFrom('product_variant')
          .select('in_stock')
          .where('product_id', '=', product_id)
          .where('id', '=', variant_id)
  ).executeTakeFirstOrThrow();
  const kind = pick(CORRECTION_KINDS, roll);
  const request = {
    product_id,
    ...(variant_id !== undefined && { variant_id }),
    kind,
    quantity: kind === 'count' ? Math.max(0, in_stock - 3 + roll(7)) : roll(7) - 3,
    reason: pick(CORRECTION_REASONS, roll),
    remarks: 'as it lies there',
    stock_seen: in_stock,
  };
  await correctStock(db, scene.actor, request);
  // The shown stock has changed, or nothing was to be moved.
  if (roll(3) === 0) await correctStock(db, scene.actor, request);
}

const bought = ({ id, ...variant }: Goods) => ({ product_id: id, ...variant });

/** A purchase bill is booked, sometimes as a replacement of another one, or one is reversed. */
export async function purchase({ db, scene, order, roll }: Walker): Promise<void> {
  const known = await db
    .selectFrom('purchase')
    .select('id')
    .where('bill_number', 'like', `${order.id}-%`)
    .orderBy('id')
    .execute();
  const old = known.length > 0 ? pick(known, roll) : undefined;
  if (old !== undefined && roll(2) === 0)
    return void (await reversePurchase(db, scene.actor, old.id, { remarks: 'sent back' }));
  const line = () => ({
    ...bought(pick(order.goods, roll)),
    quantity: 1 + roll(4),
    cost: 500 + roll(300),
  });
  await addPurchase(db, scene.actor, {
    supplier_id: scene.supplier,
    bill_number: `${order.id}-${roll(8)}`,
    day: kathmanduDate(new Date()),
    lines: roll(2) === 0 ? [line()] : [line(), line()],
    ...(old !== undefined && roll(2) === 0 && { replaces: old.id }),
  });
}
