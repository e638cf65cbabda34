import { sql } from 'kysely';
import { TOLD_EVENTS, type ParcelEventRequest } from '@pasal/shared/contracts';
import { reasonsOf, stageAfter } from '@pasal/shared/domain';
import { packParcel } from '../../modules/desks/pack-parcel.service';
import { changeParcel, splitParcel } from '../../modules/parcels/change-parcel.service';
import { recordEvent } from '../../modules/order-life/record-event.service';
import { sendBack } from './walk-returns';
import { pick, someCourier, someParcel, type Walker } from './walker';

/** Staff report one event of a parcel, which may be impossible; sometimes twice. */
export async function tellSomething(walker: Walker): Promise<void> {
  const { db, scene, order, roll } = walker;
  const { number, stage, version } = await someParcel(walker);
  // A delivered parcel is returned as a whole less often than in part.
  if (stage === 'delivered' && roll(3) > 0) return sendBack(walker);
  const possible = TOLD_EVENTS.filter((each) => stageAfter(stage, each) !== null);
  const event = pick(possible.length > 0 && roll(4) > 0 ? possible : TOLD_EVENTS, roll);
  const reason = pick([undefined, ...reasonsOf(event)], roll);
  const report: ParcelEventRequest & { mark: string } = {
    event,
    ...(reason !== undefined && { reason, remarks: 'because' }),
    ...(roll(5) > 0 && { courier_id: someCourier(walker).id }),
    ...(event === 'handed_over' && roll(2) === 0 && { charge: roll(300), remarks: 'agreed' }),
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
  const reporter = { source: 'staff', actor: scene.actor } as const;
  const address = { orderId: order.id, number };
  await recordEvent(db, reporter, address, report);
  if (roll(3) === 0) await recordEvent(db, reporter, address, report);
}

/** Some goods get a parcel of their own. */
export const splitSome = ({ db, scene, order, roll }: Walker): Promise<number> =>
  splitParcel(
    db,
    scene.actor,
    { orderId: order.id, number: 1 + roll(3) },
    { items: [{ line: 1 + roll(2), quantity: 1 + roll(2) }] },
  );

/** The lines of a parcel whose goods have serial numbers, one for each piece; without a parcel, those of its order. */
async function numberedPieces({ db, order, roll }: Walker, number: number) {
  const { rows } = await sql<{ line: number; quantity: number }>`
    select item.line, coalesce(parcel_item.quantity, item.quantity)::integer as quantity
    from order_item as item join serial_product using (product_id)
      left join parcel on parcel.order_id = item.order_id and parcel.number = ${number}
      left join parcel_item on parcel_item.parcel_id = parcel.id and parcel_item.line = item.line
    where item.order_id = ${order.id} and (parcel.id is null or parcel_item.line is not null)
  `.execute(db);
  // Sometimes the same number is in two parcels.
  return rows.flatMap(({ line, quantity }) =>
    Array.from({ length: quantity }, () => ({ line, serial: `S-${roll(200)}` })),
  );
}

/** Packs it with the serial numbers of its pieces, perhaps with one too few. */
export async function pack(walker: Walker): Promise<void> {
  const { db, scene, order, roll } = walker;
  const { number, version } = await someParcel(walker);
  const serials = (await numberedPieces(walker, number)).slice(roll(8) === 0 ? 1 : 0);
  const request = { serials, version };
  await packParcel(db, scene.actor, { orderId: order.id, number }, request);
  if (roll(4) === 0) await packParcel(db, scene.actor, { orderId: order.id, number }, request);
}

/** Changes a parcel's courier and its number. */
export const changeDetails = (walker: Walker): Promise<void> => {
  const { db, scene, order, roll } = walker;
  return changeParcel(
    db,
    scene.actor,
    { orderId: order.id, number: 1 + roll(3) },
    {
      courier_id: roll(3) === 0 ? null : someCourier(walker).id,
      consignment: `C-${order.id}-${roll(3)}`,
      weight_grams: 1 + roll(900),
      pieces: 1 + roll(2),
      promised: null,
    },
  );
};
