import { onTwoServers } from '../testing/database/both-databases';
import { walkShop } from '../testing/order-walks/walk-shop';

jest.setTimeout(10 * 60_000);

/** A shop is looked at after so many walks, and the next ones begin in an empty one. */
const AT_ONCE = 250;
const SHOPS = 40;

// Ten thousand walks on each database: buyers, staff, couriers, riders, files, signed reports, returns, settlements, counts,
// purchases, retries, servers that die; on PostgreSQL at two servers.
onTwoServers((shop) => {
  test.each(Array.from({ length: SHOPS }, (_none, index) => index * AT_ONCE))(
    `the ${AT_ONCE} walks from number %i on leave stock, money, stages and messages true`,
    async (from) => {
      expect(await walkShop(shop, AT_ONCE, from)).toEqual([]);
    },
  );
});
