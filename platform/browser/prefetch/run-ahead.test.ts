import { partsOf } from '../remotes/remote-parts';
import type { Remotes } from '../remotes/remotes';
import type { KnownRemote } from '../remotes/discovery';
import { runAhead } from './run-ahead';

const page = {
  remote: { name: 'offers' } as KnownRemote,
  route: { path: '/offer', page: 'offer' },
};

const Offer = () => null;

function setUp() {
  const moments: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (run: () => void) => moments.push(run) });
  const loader = jest.fn(async () => Offer);
  const remotes = {
    find: () => undefined,
    load: async () => ({ pages: { offer: loader }, slots: {} }),
    scripts: {
      inTries: (_name: string, ask: () => unknown) => ask(),
      withinBudget: (_name: string, load: () => unknown) => load(),
    },
  } as unknown as Remotes;
  return { moments, loader, remotes, parts: partsOf(remotes) };
}

afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

it('runs a page of a remote that is shown, in a moment of the browser, so that a press finds it', async () => {
  const { moments, loader, remotes, parts } = setUp();
  parts.of({ remote: 'offers', kind: 'page', name: 'list' }).come(Offer);
  runAhead(remotes, page);
  expect(loader).not.toHaveBeenCalled();
  for (const run of moments) run();
  await new Promise((resolve) => setTimeout(resolve));
  expect(loader).toHaveBeenCalledTimes(1);
  const own = parts.of({ remote: 'offers', kind: 'page', name: 'offer' });
  expect(own.read().name).toBe('ready');
});

it('runs nothing of a remote of which nothing is shown', () => {
  const { moments, remotes } = setUp();
  runAhead(remotes, page);
  expect(moments).toEqual([]);
});
