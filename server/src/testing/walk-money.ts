import type { Kysely } from 'kysely';
import type { ParcelReason, SettlementRequest, User } from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import type { Database } from '../db/schema';
import { listOwed } from '../modules/cash/owed.repository';
import { bookSettlement, checkSettlement, writeOff } from '../modules/cash/settlement.service';
import { takeReports } from '../modules/courier/report/take-reports.service';
import { signatureOf, takeHook } from '../modules/courier/report/webhook.service';

/** Who walks with an order through a shop. */
export interface Walker {
  db: Kysely<Database>;
  actor: User;
  courier: number;
  /** By which that courier signs. */
  secret: string;
  order: { id: number; order_number: string; phone: string };
  roll: (sides: number) => number;
}

const EVENTS = ['on_the_way', 'delivered', 'not_delivered', 'coming_back'] as const;
const REASONS: readonly (ParcelReason | undefined)[] = [undefined, 'refused', 'not_at_home'];

const reported = ({ order, roll }: Walker) => ({
  code: `${order.order_number}-${1 + roll(3)}`,
  event: EVENTS[roll(EVENTS.length)] ?? 'delivered',
  reason: REASONS[roll(REASONS.length)],
});

/** A courier's file with some rows, one of them twice. */
export async function bringFile(walker: Walker): Promise<void> {
  const { db, courier, roll } = walker;
  const rows = Array.from({ length: 1 + roll(3) }, (_none, at) => {
    const { event, ...row } = reported(walker);
    return { row: at + 2, event, ...row, state: event, mark: `file-${roll(20)}` };
  });
  const way = { courierId: courier, source: 'courier_file', isDry: roll(5) === 0 } as const;
  await takeReports(db, way, [...rows, ...rows.slice(0, 1)]);
}

/** A report that the courier's system signs, sent once more now and then. */
export async function sign(walker: Walker): Promise<void> {
  const { db, courier, secret, roll } = walker;
  const report = {
    ...reported(walker),
    reason: REASONS[1 + roll(2)],
    timestamp: Math.floor(Date.now() / 1000),
    id: `hook-${roll(30)}`,
  };
  const hook = { ...report, signature: signatureOf(secret, courier, report) };
  await takeHook(db, courier, hook);
  if (roll(2) === 0) await takeHook(db, courier, hook);
}

/** What the courier hands in, with sums that may differ, booked as it was checked and perhaps sent twice. */
export async function settle({ db, actor, courier, order, roll }: Walker): Promise<void> {
  const { parcels } = await listOwed(db, courier);
  const rows = parcels
    .filter(({ order_id, owed }) => order_id === order.id && owed > 0)
    .map(({ number, owed }) => ({
      ref: `${order.order_number}/${number}`,
      cash: roll(3) === 0 ? Math.max(0, owed - roll(500)) : owed,
      charge: roll(2) * 50,
    }));
  if (rows.length === 0) return;
  const { received } = await checkSettlement(db, { courier_id: courier, rows });
  const request: SettlementRequest = {
    courier_id: courier,
    day: kathmanduDate(new Date()),
    reference: '',
    source: 'typed',
    rows,
    received: roll(9) === 0 ? received + 1 : received,
  };
  const key = `${order.id}-${roll(20)}`;
  await bookSettlement(db, actor, request, key);
  if (roll(2) === 0) await bookSettlement(db, actor, request, key);
}

/** Some of a debt, as it is seen. */
export async function forgive({ db, actor, courier, order, roll }: Walker): Promise<void> {
  const { parcels } = await listOwed(db, courier);
  const debt = parcels.find(({ order_id }) => order_id === order.id);
  if (debt === undefined || debt.owed <= 0) return;
  const { order_id, number, owed } = debt;
  const amount = roll(2) === 0 ? owed : Math.min(owed, 1 + roll(300));
  const request = { courier_id: courier, order_id, number, amount, owed, remarks: 'never comes' };
  await writeOff(db, actor, request);
}

/** A server that ends in the middle of its work. */
export class Killed extends Error {}

/** The same database, at which a server dies before its statement of this number. */
export const killedAfter = (db: Kysely<Database>, statements: number): Kysely<Database> => {
  let left = statements;
  return db.withPlugin({
    transformQuery({ node }) {
      left -= 1;
      if (left < 0) throw new Killed();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
};
