import { patterns } from './paths';
import { remote } from './remote';
import { description } from './routes';

test('every address has its page inside the guard, and the slot its component', async () => {
  const addresses = description.routes.map(({ path }) => path);
  expect(addresses.toSorted()).toEqual(Object.values(patterns).toSorted());
  for (const { page, layout } of description.routes) {
    expect(layout).toBe('dashboard');
    expect(await remote.pages[page]()).toEqual(expect.any(Function));
  }
  for (const slot of description.slots) {
    expect(await remote.slots[slot]()).toEqual(expect.any(Function));
  }
});
