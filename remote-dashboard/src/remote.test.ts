import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { AreaPages } from './kit/area';
import { pageNames, patterns } from './paths';
import { remote } from './remote';
import { description } from './routes';

test('every address has its page inside the guard, and the slot its component', async () => {
  const addresses = description.routes.map(({ path: address }) => address);
  expect(addresses.toSorted()).toEqual(Object.values(patterns).toSorted());
  for (const { page, layout } of description.routes) {
    expect(layout).toBe('dashboard');
    expect(await remote.pages[page]()).toEqual(expect.any(Function));
  }
  for (const slot of description.slots) {
    expect(await remote.slots[slot]()).toEqual(expect.any(Function));
  }
});

test('every area with pages is listed, and no two give a page the same name', async () => {
  const areas = readdirSync(__dirname).filter((name) =>
    existsSync(path.join(__dirname, name, 'loaders.ts')),
  );
  const doors = await Promise.all(
    areas.map((area) => import(`./${area}/area`) as Promise<{ pages: AreaPages }>),
  );
  const names = doors.flatMap(({ pages }) => Object.keys(pages));
  expect(names.toSorted()).toEqual(pageNames.toSorted());
});
