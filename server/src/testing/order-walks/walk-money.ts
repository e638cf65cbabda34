import type { SettlementRequest } from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import { endDebt } from '../../modules/cash/end-debt.service';
import { listOwed } from '../../modules/cash/owed.repository';
import { reverseDebt } from '../../modules/cash/reverse-debt.service';
import { bookSettlement, checkSettlement } from '../../modules/cash/settlement.service';
import { writeOff } from '../../modules/cash/write-off.service';
import { readOrder } from '../../modules/order-read/order.service';
import { refundParcel } from '../../modules/returns/refund-parcel.service';
import { isDone, pick, pressFor, someCourier, type Walker } from './walker';

/** The sum that a courier owes for this order. */
async function debtsOf({ db, order }: Walker, courier: number) {
  const { parcels } = await listOwed(db, courier);
  return parcels.filter(({ order_id }) => order_id === order.id);
}

/** The courier hands in a sum, typed or as its list, which may differ; booked as checked and perhaps sent twice. */
export async function settle(walker: Walker): Promise<void> {
  const { db, scene, order, roll } = walker;
  const { id: courier_id } = someCourier(walker);
  const rows = (await debtsOf(walker, courier_id))
    .filter(({ owed }) => owed > 0)
    .map(({ number, owed }) => ({
      ref: `${order.order_number}/${number}`,
      cash: roll(3) === 0 ? Math.max(0, owed + 100 - roll(500)) : owed,
      charge: roll(2) * 50,
    }));
  if (rows.length === 0) return;
  const source = roll(2) === 0 ? 'typed' : 'file';
  const lines = rows.map(({ ref, cash, charge }) => `${ref},${cash},${charge}`);
  const list = { typed: { rows }, file: { file: ['order,cod,charge', ...lines].join('\n') } };
  const about = { courier_id };
  const checked = await checkSettlement(db, { ...about, ...list[source] });
  const { received } = checked;
  const seen = checked.rows.map(({ ref, cash, charge, owed = 0, state }) => ({
    ref: typeof ref === 'string' ? ref : ref.en,
    cash,
    charge,
    owed,
    state,
  }));
  const request: SettlementRequest = {
    ...about,
    day: kathmanduDate(new Date()),
    reference: '',
    source,
    rows: seen,
    remarks: 'they brought more',
    received: roll(9) === 0 ? received + 1 : received,
  };
  const press = pressFor(`${order.id}-${roll(20)}`, request);
  await bookSettlement(db, scene.actor, request, press);
  if (roll(2) === 0) await bookSettlement(db, scene.actor, request, press);
}

/** Writes off part of a debt, as the page shows it: sent twice, at once or in sequence, it counts once. */
export async function forgive(walker: Walker): Promise<void> {
  const { db, scene, roll } = walker;
  const { id: courier_id } = someCourier(walker);
  const [debt] = await debtsOf(walker, courier_id);
  if (debt === undefined) return;
  const { order_id, number, owed } = debt;
  const amount = roll(2) === 0 ? owed : Math.sign(owed) * Math.min(Math.abs(owed), 1 + roll(300));
  const about = { courier_id, order_id, number };
  const send = () =>
    isDone(
      writeOff(db, scene.actor, { ...about, amount, owed, remarks: 'never comes' }, undefined),
    );
  const sent = roll(2) === 0 ? await Promise.all([send(), send()]) : [await send(), await send()];
  if (sent.every(Boolean)) throw new Error(`Rs. ${amount} were written off twice`);
}

const theirs = (parcel: { held_paisa: number; owes_paisa: number }) =>
  parcel.held_paisa + Math.max(0, -parcel.owes_paisa);

/** Pays the buyer part of a refund, or more than due, as the page shows it; perhaps sent twice, which pays once. */
export async function payBack({ db, scene, order, roll }: Walker): Promise<void> {
  const { parcels } = await readOrder(db, order.id);
  const due = parcels.find((each) => theirs(each) > 0);
  if (due === undefined) return;
  const address = { orderId: order.id, number: due.number };
  const held = theirs(due) / 100;
  const amount = roll(2) === 0 ? held : Math.min(held + 1, 1 + roll(3000));
  const refund = { amount, way: 'cash', reference: '', due: held } as const;
  const press = pressFor(`${order.id}-b-${roll(40)}`, [address, refund]);
  await refundParcel(db, scene.actor, address, refund, press);
  if (roll(2) === 0) await refundParcel(db, scene.actor, address, refund, press);
}

/** Ends part of the buyer's debt, or more: paid later to the drawer or the courier, or forgiven; perhaps sent twice. */
export async function endBuyersDebt(walker: Walker): Promise<void> {
  const { db, scene, order, roll } = walker;
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
    ...(roll(2) === 0 && { courier_id: someCourier(walker).id }),
  } as const;
  const press = pressFor(`${order.id}-d-${roll(40)}`, [address, debt]);
  await endDebt(db, scene.actor, address, debt, press);
  if (roll(2) === 0) await endDebt(db, scene.actor, address, debt, press);
}

/** Reverses a mistaken end of some of a debt; perhaps sent twice, which books once. */
export async function takeDebtBack({ db, scene, order, roll }: Walker): Promise<void> {
  const { parcels } = await readOrder(db, order.id);
  const seen = parcels.map((parcel) => ({ ...parcel, due: theirs(parcel) }));
  const ended = seen.flatMap(({ number, ended: ends, owes_paisa, due }) =>
    ends.map(({ id }) => ({ number, id, owed: Math.max(0, owes_paisa) / 100, due: due / 100 })),
  );
  if (ended.length === 0) return;
  const chosen = pick(ended, roll);
  const address = { orderId: order.id, number: chosen.number };
  const { id: entry, owed, due } = chosen;
  const reversal = { entry, reason: 'a mistake', owed, due };
  const press = pressFor(`${order.id}-r-${entry}-${roll(3)}`, [address, reversal]);
  await reverseDebt(db, scene.actor, address, reversal, press);
  if (roll(2) === 0) await reverseDebt(db, scene.actor, address, reversal, press);
}
