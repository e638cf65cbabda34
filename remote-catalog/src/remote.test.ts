import { patterns } from './paths';
import { remote } from './remote';
import { description } from './routes';

test('every described route has its page, and every slot its component', async () => {
  expect(description.routes.map(({ path }) => path)).toEqual([
    patterns.home,
    patterns.category,
    patterns.product,
    patterns.search,
    patterns.wishlist,
    patterns.compare,
  ]);
  for (const { page } of description.routes) {
    expect(await remote.pages[page]()).toEqual(expect.any(Function));
  }
  for (const slot of description.slots) {
    expect(await remote.slots[slot]()).toEqual(expect.any(Function));
  }
});
