import { onTwoServers } from '../testing/database/both-databases';
import { neverReached } from '../testing/order-walks/truths';
import { walkShop } from '../testing/order-walks/walk-shop';

jest.setTimeout(10 * 60_000);

/** A shop is checked after this many walks, and the next ones begin in an empty shop. */
const AT_ONCE = 250;
const SHOPS = 40;

// Ten thousand random walks on each database: buyers, staff, couriers, riders, files, signed reports, returns, settlements, counts,
// purchases, retries, dying servers; on PostgreSQL with two servers.
onTwoServers((shop) => {
  /** What no walk of any shop reached; rare events are missing in some. */
  let missing: string[] | undefined;

  test.each(Array.from({ length: SHOPS }, (_none, index) => index * AT_ONCE))(
    `the ${AT_ONCE} walks from number %i on leave stock, money, stages and messages true`,
    async (from) => {
      expect(await walkShop(shop, AT_ONCE, from)).toEqual([]);
      const here = await neverReached(shop().db);
      missing = missing?.filter((thing) => here.includes(thing)) ?? here;
    },
  );

  test('whatever may happen happened in some of them', () => {
    expect(missing).toEqual([]);
  });
});
