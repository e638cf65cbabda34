import { TOLD_EVENTS, type ParcelEventRequest } from '@pasal/shared/contracts';
import { reasonsOf, stageAfter } from '@pasal/shared/domain';
import { changeParcel, splitParcel } from '../../modules/parcel/change-parcel.service';
import { tellParcel } from '../../modules/parcel/tell-parcel.service';
import { sendBack } from './walk-returns';
import { pick, someParcel, type Walker } from './walker';

/** Staff tell one thing of a parcel, which may be impossible; now and then twice. */
export async function tellSomething(walker: Walker): Promise<void> {
  const { db, scene, order, roll } = walker;
  const { number, stage, version } = await someParcel(walker);
  // What was delivered comes back as a whole more seldom than in part.
  if (stage === 'delivered' && roll(3) > 0) return sendBack(walker);
  const possible = TOLD_EVENTS.filter((each) => stageAfter(stage, each) !== null);
  const event = pick(possible.length > 0 && roll(4) > 0 ? possible : TOLD_EVENTS, roll);
  const reason = pick([undefined, ...reasonsOf(event)], roll);
  const report: ParcelEventRequest & { mark: string } = {
    event,
    ...(reason !== undefined && { reason, remarks: 'because' }),
    ...(roll(5) > 0 && { courier_id: scene.courier }),
    ...(roll(4) > 0 && {
      checked_in: [
        { line: 1, whole: roll(3), damaged: roll(3) },
        ...(roll(2) === 0 ? [{ line: 2, whole: roll(2), damaged: roll(2) }] : []),
      ],
    }),
    ...(event === 'delivered' && roll(3) === 0 && { cash_taken: roll(7000) }),
    ...(roll(4) === 0 && { version: Math.max(1, version - roll(2)) }),
    mark: `walk-${roll(60)}`,
  };
  const teller = { source: 'staff', actor: scene.actor } as const;
  const address = { orderId: order.id, number };
  await tellParcel(db, teller, address, report);
  if (roll(3) === 0) await tellParcel(db, teller, address, report);
}

/** Some goods get a parcel of their own. */
export const splitSome = ({ db, scene, order, roll }: Walker): Promise<number> =>
  splitParcel(
    db,
    scene.actor,
    { orderId: order.id, number: 1 + roll(3) },
    { items: [{ line: 1 + roll(2), quantity: 1 + roll(2) }] },
  );

/** Who brings a parcel, and under which number, is written anew. */
export const changeDetails = ({ db, scene, order, roll }: Walker): Promise<void> =>
  changeParcel(
    db,
    scene.actor,
    { orderId: order.id, number: 1 + roll(3) },
    {
      courier_id: roll(3) === 0 ? null : scene.courier,
      consignment: `C-${order.id}-${roll(3)}`,
      weight_grams: 1 + roll(900),
      pieces: 1 + roll(2),
      promised: null,
    },
  );
