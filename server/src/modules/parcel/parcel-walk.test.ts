import { onBothDatabases, onPostgresFirst } from '../../testing/database/both-databases';
import { walkShop } from '../../testing/parcel-walk';

jest.setTimeout(120_000);

/** Some dozen, one after the other; ten thousand of them are in `faults/order-walks.long.ts`. */
const WALKS = 40;

onBothDatabases((shop) => {
  test('after some walks stock is what moved, money what the book says, no stage went back without a reason', async () => {
    expect(await walkShop(shop(), WALKS)).toEqual([]);
  });
});

onPostgresFirst((shop) => {
  test('and so they are where several servers do it at once', async () => {
    expect(await walkShop(shop(), WALKS, 1000)).toEqual([]);
  });
});
