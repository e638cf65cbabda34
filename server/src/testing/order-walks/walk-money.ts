import type { SettlementRequest } from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import { endDebt } from '../../modules/cash/end-debt.service';
import { listOwed } from '../../modules/cash/owed.repository';
import { reverseDebt } from '../../modules/cash/reverse-debt.service';
import { bookSettlement, checkSettlement, writeOff } from '../../modules/cash/settlement.service';
import { readOrder } from '../../modules/order/order.service';
import { refundParcel } from '../../modules/returns/refund-parcel.service';
import { isDone, pick, type Walker } from './walker';

/** What the courier owes of this order. */
async function debtsOf({ db, scene, order }: Walker) {
  const { parcels } = await listOwed(db, scene.courier);
  return parcels.filter(({ order_id }) => order_id === order.id);
}

/** What the courier hands in, typed or as its list, with sums that may differ; booked as it was checked and perhaps sent twice. */
export async function settle(walker: Walker): Promise<void> {
  const { db, scene, order, roll } = walker;
  const rows = (await debtsOf(walker))
    .filter(({ owed }) => owed > 0)
    .map(({ number, owed }) => ({
      ref: `${order.order_number}/${number}`,
      cash: roll(3) === 0 ? Math.max(0, owed - roll(500)) : owed,
      charge: roll(2) * 50,
    }));
  if (rows.length === 0) return;
  const source = roll(2) === 0 ? 'typed' : 'file';
  const lines = rows.map(({ ref, cash, charge }) => `${ref},${cash},${charge}`);
  const list = { typed: { rows }, file: { file: ['order,cod,charge', ...lines].join('\n') } };
  const about = { courier_id: scene.courier };
  const { received } = await checkSettlement(db, { ...about, ...list[source] });
  const request: SettlementRequest = {
    ...about,
    day: kathmanduDate(new Date()),
    reference: '',
    source,
    rows,
    received: roll(9) === 0 ? received + 1 : received,
  };
  const key = `${order.id}-${roll(20)}`;
  await bookSettlement(db, scene.actor, request, key);
  if (roll(2) === 0) await bookSettlement(db, scene.actor, request, key);
}

/** Some of a debt, as it is seen: sent twice, at once or one after the other, it is written off once. */
export async function forgive(walker: Walker): Promise<void> {
  const { db, scene, roll } = walker;
  const [debt] = await debtsOf(walker);
  if (debt === undefined) return;
  const { order_id, number, owed } = debt;
  const amount = roll(2) === 0 ? owed : Math.sign(owed) * Math.min(Math.abs(owed), 1 + roll(300));
  const about = { courier_id: scene.courier, order_id, number };
  const send = () =>
    isDone(writeOff(db, scene.actor, { ...about, amount, owed, remarks: 'never comes' }));
  const sent = roll(2) === 0 ? await Promise.all([send(), send()]) : [await send(), await send()];
  if (sent.every(Boolean)) throw new Error(`Rs. ${amount} were written off twice`);
}

const theirs = (parcel: { held_paisa: number; owes_paisa: number }) =>
  parcel.held_paisa + Math.max(0, -parcel.owes_paisa);

/** Some of what its buyer is to get back, or more, as it is seen; perhaps sent twice, which pays once. */
export async function payBack({ db, scene, order, roll }: Walker): Promise<void> {
  const { parcels } = await readOrder(db, order.id);
  const due = parcels.find((each) => theirs(each) > 0);
  if (due === undefined) return;
  const address = { orderId: order.id, number: due.number };
  const held = theirs(due) / 100;
  const amount = roll(2) === 0 ? held : Math.min(held + 1, 1 + roll(3000));
  const refund = { amount, way: 'cash', reference: '', due: held, mark: `b-${roll(40)}` } as const;
  await refundParcel(db, scene.actor, address, refund);
  if (roll(2) === 0) await refundParcel(db, scene.actor, address, refund);
}

/** Some of what its buyer owes, or more, as it is seen: paid later to the drawer or the courier, or forgiven; perhaps sent twice, which books once. */
export async function endBuyersDebt({ db, scene, order, roll }: Walker): Promise<void> {
  const { parcels } = await readOrder(db, order.id);
  const owing = parcels.find(({ owes_paisa }) => owes_paisa > 0);
  if (owing === undefined) return;
  const address = { orderId: order.id, number: owing.number };
  const owed = owing.owes_paisa / 100;
  const amount = roll(2) === 0 ? owed : Math.min(owed + 1, 1 + roll(300));
  const end = roll(2) === 0 ? 'paid' : 'forgiven';
  const debt = {
    end,
    amount,
    owed,
    remarks: 'after all',
    ...(roll(2) === 0 && { courier_id: scene.courier }),
    mark: `d-${roll(40)}`,
  } as const;
  await endDebt(db, scene.actor, address, debt);
  if (roll(2) === 0) await endDebt(db, scene.actor, address, debt);
}

/** What ended some of a debt was a mistake; perhaps sent twice, which books once. */
export async function takeDebtBack({ db, scene, order, roll }: Walker): Promise<void> {
  const { parcels } = await readOrder(db, order.id);
  const ended = parcels.flatMap(({ number, ended: ends }) =>
    ends.map(({ id }) => ({ number, id })),
  );
  if (ended.length === 0) return;
  const chosen = pick(ended, roll);
  const address = { orderId: order.id, number: chosen.number };
  const reversal = { entry: chosen.id, reason: 'a mistake', mark: `r-${chosen.id}-${roll(3)}` };
  await reverseDebt(db, scene.actor, address, reversal);
  if (roll(2) === 0) await reverseDebt(db, scene.actor, address, reversal);
}
