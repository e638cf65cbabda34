import { CALL_OUTCOMES, ORDER_STATUSES } from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import { callOrder } from '../../modules/desks/call-order.service';
import { editOrder } from '../../modules/orders/edit/edit-order.service';
import { cancelOwnOrder } from '../../modules/orders/order-cancel.service';
import { readOrder } from '../../modules/order-read/order.service';
import { changeStatus, removeOrder } from '../../modules/orders/order-status.service';
import { placeAlike } from '../parcels';
import { pick, type Walker } from './walker';

const HOUR = 3_600_000;

/** Staff call the buyer while the order is new. */
export async function callBuyer({ db, scene, order, roll }: Walker): Promise<void> {
  const { version } = await readOrder(db, order.id);
  await callOrder(db, scene.actor, order.id, {
    outcome: pick(CALL_OUTCOMES, roll),
    version,
    again_at: new Date(Date.now() + HOUR).toISOString(),
    day: kathmanduDate(new Date()),
  });
}

/** Staff edit goods and address of the order as it is, a second time where the answer was lost. */
export async function editSomething({ db, scene, order, roll }: Walker): Promise<void> {
  const row = await readOrder(db, order.id);
  const { address, district_id, city_id, delivery_type, version } = row;
  const some = order.goods.filter(() => roll(4) > 0);
  const cartItems = (some.length > 0 ? some : order.goods).map((goods) => ({
    ...goods,
    price: 1000,
    quantity: 1 + roll(5),
  }));
  const where = { address: roll(2) === 0 ? address : `House ${roll(9)}`, district_id, city_id };
  const request = { ...where, delivery_type, delivery_charge: 0, version, cartItems };
  await editOrder(db, scene.actor, order.id, request);
  if (roll(4) === 0) await editOrder(db, scene.actor, order.id, request);
}

/** Sets a status by hand; Pending more often than others, so that cancelled orders continue. */
export const setStatus = ({ db, scene, order, roll }: Walker): Promise<void> =>
  changeStatus(db, scene.actor, order.id, {
    status: pick([...ORDER_STATUSES, 'pending', 'pending'], roll),
    remarks: 'by hand',
  });

/** The buyer cancels it, sometimes twice. */
export async function cancelAsBuyer({ db, order, roll }: Walker): Promise<void> {
  const address = `10.9.${roll(250)}.${roll(250)}`;
  await cancelOwnOrder(db, order, address);
  if (roll(2) === 0) await cancelOwnOrder(db, order, address);
}

/** An administrator deletes the order: rarely, since nothing more happens to it then. */
export async function remove({ db, scene, order, roll }: Walker): Promise<void> {
  if (roll(2) === 0) await removeOrder(db, scene.actor, order.id);
}

/** Another buyer orders the same goods, of which there may be too few. */
export async function orderBeside({ scene, order, roll }: Walker): Promise<void> {
  const lines = order.goods.map((goods) => ({ ...goods, price: 1000, quantity: 1 + roll(2) }));
  const { status, body } = await placeAlike(scene.shop(), order, lines);
  if (status !== 201 && status !== 409) throw new Error(`an order was refused: ${body.message}`);
}
