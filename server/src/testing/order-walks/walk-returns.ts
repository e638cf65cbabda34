import {
  OPEN_RETURNS,
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STEPS,
  REFUND_WAYS,
  type ReturnWanted,
} from '@pasal/shared/contracts';
import { returnAfter } from '@pasal/shared/domain';
import { askReturn } from '../../modules/returns/ask-return.service';
import { findReturn, type ReturnRow } from '../../modules/returns/return.repository';
import { listReturnable } from '../../modules/returns/returnable.repository';
import {
  refundReturn,
  stepReturn,
  withdrawReturn,
} from '../../modules/returns/step-return.service';
import { pick, pressFor, type Roll, type Walker } from './walker';

/** All steps except that of a replacement, which comes back with its parcel. */
const STEPS = RETURN_STEPS.filter((step) => step !== 'come_back');

/** The buyer asks to send some of it back, or more than there is; twice where the line is bad. */
async function ask({ db, order, roll }: Walker): Promise<void> {
  const rows = await listReturnable(db, order.id);
  if (rows.length === 0) return;
  const { number, line, left } = pick(rows, roll);
  const others = rows.filter((row) => row.number === number && row.line !== line);
  const wanted: ReturnWanted = {
    parcel: number,
    kind: pick(['exchange', ...RETURN_KINDS], roll),
    reason: pick(RETURN_REASONS, roll),
    remarks: 'It does not turn on',
    items: [
      { line, quantity: 1 + roll(Math.max(1, left + 1)) },
      ...others.filter(() => roll(3) === 0).map((other) => ({ line: other.line, quantity: 1 })),
    ],
  };
  const press = pressFor(`${order.id}-ask-${roll(30)}`, [order.id, wanted]);
  const asked = { wanted, pictures: [], press };
  await askReturn(db, order.id, asked);
  if (roll(2) === 0) await askReturn(db, order.id, asked);
}

/** The pieces of it that arrived, which may be fewer than announced, or more. */
const counted = ({ items }: ReturnRow, roll: Roll) =>
  items
    .filter(() => roll(6) > 0)
    .map(({ line, quantity }) => ({
      line,
      whole: roll(quantity + 1),
      damaged: roll(3) === 0 ? roll(quantity + 1) : 0,
    }));

/** Takes a return one step on; half of the time a possible step, with the current version or an older one. */
async function move({ db, scene, roll }: Walker, id: number): Promise<void> {
  const row = await findReturn(db, id);
  if (row === undefined) return;
  const next = STEPS.filter((each) => returnAfter(row.state, each) !== null);
  const onward = next.filter((each) => each !== 'refuse' && each !== 'withdraw');
  const possible = [...next, ...onward, ...onward, ...onward];
  const step = pick(possible.length > 0 && roll(4) > 0 ? possible : STEPS, roll);
  if (step === 'withdraw') return withdrawReturn(db, id);
  const version = Math.max(1, row.version - (roll(6) === 0 ? 1 : 0));
  const key = `${id}-m-${roll(40)}`;
  const send = () => {
    if (step !== 'refund') {
      const told = { step, words, checked_in, version };
      return stepReturn(db, scene.actor, id, told, pressFor(key, [id, told]));
    }
    const refundable = row.payable_paisa / 100;
    const refund = { amount, way, reference: 'R 1', version, refundable };
    return refundReturn(db, scene.actor, id, refund, pressFor(key, [id, refund]));
  };
  const words = roll(5) === 0 ? '' : 'As we said';
  const checked_in = counted(row, roll);
  const most = Math.floor(row.payable_paisa / 100);
  const amount = Math.max(1, most + (1 - roll(4)) * 500);
  const way = pick(REFUND_WAYS, roll);
  await send();
  if (roll(3) === 0) await send();
}

/** A request or a step about goods that the buyer sends back. */
export async function sendBack(walker: Walker): Promise<void> {
  const { db, order, roll } = walker;
  const returns = await db
    .selectFrom('order_return')
    .select(['id', 'state'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const open = returns.filter(({ state }) => OPEN_RETURNS.some((each) => each === state));
  const some = open.length > 0 && roll(6) > 0 ? open : returns;
  if (some.length === 0 || roll(5) === 0) return ask(walker);
  return move(walker, pick(some, roll).id);
}
