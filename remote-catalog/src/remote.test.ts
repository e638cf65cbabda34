import { patterns } from './paths';
import { remote } from './remote';
import { description } from './routes';

test('every address has its page, and every slot its component', async () => {
  expect(description.routes.map(({ path }) => path)).toEqual(Object.values(patterns));
  for (const { page } of description.routes) {
    expect(await remote.pages[page]()).toEqual(expect.any(Function));
  }
  for (const slot of description.slots) {
    expect(await remote.slots[slot]()).toEqual(expect.any(Function));
  }
});
