import { onBothDatabases, onTwoServers } from '../../testing/database/both-databases';
import { atNight, isLongForm } from '../../testing/test-form';
import { walkShop } from '../../testing/order-walks/walk-shop';

/** By day a few, with two servers at once; ten thousand of them are in `faults/order-walks.long.ts`. */
const WALKS = isLongForm ? 40 : 10;

atNight(() => {
  onBothDatabases((shop) => {
    test('after some walks stock is what moved, money what the book says, no stage went back without a reason', async () => {
      expect(await walkShop(shop, WALKS)).toEqual([]);
    });
  });
});

onTwoServers((shop) => {
  test('after some walks stock is what moved, money what the book says, where two servers do it at once', async () => {
    expect(await walkShop(shop, WALKS, 1000)).toEqual([]);
  });
});
