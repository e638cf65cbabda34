import { onBothDatabases, onTwoServers } from '../../testing/database/both-databases';
import { walkShop } from '../../testing/order-walks/walk-shop';

jest.setTimeout(300_000);

/** Some dozens; ten thousand of them are in `faults/order-walks.long.ts`. */
const WALKS = 40;

onBothDatabases((shop) => {
  test('after some walks stock is what moved, money what the book says, no stage went back without a reason', async () => {
    expect(await walkShop(shop, WALKS)).toEqual([]);
  });
});

onTwoServers((shop) => {
  test('and so they are where two servers do it at once', async () => {
    expect(await walkShop(shop, WALKS, 1000)).toEqual([]);
  });
});
