import '../testing/without-snapshots';
import { createInstance } from '@module-federation/enhanced/runtime';
import { remoteViews } from '../../../host/src/remotes/remote-views';
import type { HealthPhase } from '../../contract/release-health';
import type { RemoteModule } from '../../contract/remote-module';
import { answerAddresses } from '@pasal/shared/testing';
import type { KnownRemote } from './discovery';
import { makeRemotes } from './remotes';
import { makeScriptTries } from './script-tries';
import { timeLimits } from './time-limits';

const release = (version: string): KnownRemote => ({
  name: 'catalog',
  title: 'the catalogue',
  entry: `/remotes/catalog/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  version,
  routes: [],
  slots: ['headerSearch'],
  rendered: false,
});
const bad: KnownRemote = { ...release('2'), lastGood: { ...release('1'), standsIn: true } };

/** Every script the page asked for, oldest first. */
let asked: HTMLScriptElement[];
const init = jest.fn<void, [object]>();
/** What the page shares with a remote. */
const shared = { react: { version: '19.0.0', lib: () => ({}) } };
let reported: [string, HealthPhase, string?][];

function open(known: KnownRemote) {
  const health = {
    failed: (...each: (typeof reported)[number]) => reported.push(each),
    worked: jest.fn(),
    slow: jest.fn(),
    count: jest.fn(),
  };
  return makeRemotes({
    first: { known: [known], isWhole: true, hasDashboard: true },
    federation: createInstance({ name: 'host', remotes: [], shared }),
    scripts: makeScriptTries(timeLimits(0)),
    health,
    views: remoteViews,
  });
}
/** Also lets through what the federation does in several turns. */
async function wait(ms = 0): Promise<void> {
  for (const turn of [ms, 0, 0]) await jest.advanceTimersByTimeAsync(turn);
}
const files = () => asked.map(({ src }) => src.replace(/.*catalog\//, ''));

/** The script that was asked for last does not come. */
async function fail(): Promise<void> {
  asked.at(-1)?.dispatchEvent(new Event('error'));
  await wait();
}

/** It comes, and leaves what it defines. */
async function run(module: Partial<RemoteModule> | null): Promise<void> {
  const remote = {
    // It gives its module to a page alone that has shared its own.
    get: async () => () => ({ remote: 'react' in (init.mock.lastCall?.[0] ?? {}) && module }),
    init,
  };
  Object.assign(globalThis, { catalog: module ? remote : undefined });
  asked.at(-1)?.dispatchEvent(new Event('load'));
  await wait();
}

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  reported = [];
  jest.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    asked.push(script as unknown as HTMLScriptElement);
    return script;
  });
  // The page's look at a script that failed finds nothing.
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  Object.assign(globalThis, { catalog: undefined });
  // As in a page that has just been opened.
  const loading = Reflect.get(globalThis, '__GLOBAL_LOADING_REMOTE_ENTRY__') as object;
  for (const entry of Object.keys(loading)) Reflect.deleteProperty(loading, entry);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an entry that is not there is tried three times, then its last good version is loaded', async () => {
  const remotes = open(bad);
  const loaded = remotes.load('catalog');
  await wait();
  for (let tries = 0; tries < 3; tries += 1) await fail();
  expect(files()).toEqual([
    '2/remoteEntry.js',
    '2/remoteEntry.js?try=2',
    '2/remoteEntry.js?try=3',
    '1/remoteEntry.js',
  ]);
  await run({ name: 'catalog' });
  expect(await loaded).toEqual({ name: 'catalog' });
  expect(remotes.find('catalog')).toEqual({ ...release('1'), standsIn: true });
  expect(reported).toEqual([['catalog', 'entry', '2']]);
});

test('one that does not answer is given up after 7 s, and does not run when it comes after all', async () => {
  const remotes = open(bad);
  const loaded = remotes.load('catalog');
  await wait(6999);
  expect(files()).toEqual(['2/remoteEntry.js', '2/remoteEntry.js?try=2']);
  await wait(1);
  expect(files().at(-1)).toBe('1/remoteEntry.js');
  // A browser runs no script whose document is another one than the one it was asked for by.
  expect(asked.map(({ ownerDocument }) => ownerDocument === document)).toEqual([
    false,
    false,
    true,
  ]);
  await run({ name: 'catalog' });
  expect(await loaded).toEqual({ name: 'catalog' });
});

test('one that ran and defined nothing is not replaced', async () => {
  const remotes = open(bad);
  const failed = remotes.load('catalog').catch((error: Error) => error.message);
  await wait();
  await run(null);
  expect(await failed).toBe('the entry of catalog defines nothing');
  expect(remotes.find('catalog')?.version).toBe('2');
  expect(files()).toEqual(['2/remoteEntry.js']);
});

test('when the last good version does not come either, Retry asks for it again, and for no other', async () => {
  const remotes = open(bad);
  const failed = remotes.load('catalog').catch((error: Error) => error.message);
  await wait();
  for (let tries = 0; tries < 6; tries += 1) await fail();
  expect(await failed).toContain('1/remoteEntry.js');
  asked = [];
  const again = remotes.load('catalog');
  await wait();
  expect(files()).toEqual(['1/remoteEntry.js?try=4']);
  await run({ name: 'catalog' });
  expect(await again).toEqual({ name: 'catalog' });
});

test('without one, the next call asks the server where the remote is now', async () => {
  const remotes = open(release('2'));
  const failed = remotes.load('catalog').catch((error: Error) => error.message);
  await wait();
  for (let tries = 0; tries < 3; tries += 1) await fail();
  expect(await failed).toContain('Failed to load script');
  const { calls } = answerAddresses({ 'GET /discovery.json': { schema: '', microFrontends: {} } });
  remotes.load('catalog').catch(() => undefined);
  await wait();
  expect(calls).toHaveLength(1);
});
