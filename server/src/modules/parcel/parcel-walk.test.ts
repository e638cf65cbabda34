import type { User } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { brokenInvariants } from '../../testing/database/invariants';
import { signedIn } from '../../testing/factories';
import { broken, dice, walkOrder } from '../../testing/parcel-walk';
import { parcelDesk } from '../../testing/parcels';
import { byForm } from '../../testing/test-form';

jest.setTimeout(60 * 60_000);

/** By day some hundred, in the long form ten thousand on each database. */
const [WALKS] = byForm([10_000], [150]) as [number];
const STEPS = 25;

onBothDatabases((shop) => {
  test(`after ${WALKS} walks stock is what moved, no stage went back without a reason, nothing was told twice`, async () => {
    const { headers, ...rest } = await signedIn(shop(), 'admin');
    const actor: User = rest;
    const desk = parcelDesk(shop, () => headers);
    const courier = await desk.addCourier();
    await shop()
      .db.insertInto('site_setting')
      .values({ key: 'mail', value: JSON.stringify({ send: { stage_delivered_buyer_sms: true } }) })
      .execute();
    let done = 0;
    for (let walk = 1; walk <= WALKS; walk += 1) {
      const order = await desk.placeOrder();
      const roll = dice(walk * 7919);
      done += await walkOrder({ db: shop().db, actor, courier, order, roll }, STEPS);
    }
    // A walk that does nothing finds nothing.
    expect(done).toBeGreaterThan(WALKS * 3);
    expect(await broken(shop().db)).toEqual([]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
  });
});
