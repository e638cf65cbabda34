import { createErrorHandlers } from './remotes/page-errors';
import { NO_HEALTH } from './remotes/health';
import type { Remotes } from './remotes/remotes';
import { watchPage } from './watch-page';

const CATALOG = { name: 'catalog', version: '1.0', routes: [{ path: '/offers', page: 'offers' }] };
const OF_CATALOG = 'http://shop.test/remotes/catalog/1.0/home.js';
const OF_HOST = 'http://shop.test/host/2.0/host.js';

type Told = (entries: { getEntries: () => object[] }) => void;
/** What the page observes, by its kind. */
let observers: Map<string, Told>;
class FakeObserver {
  static supportedEntryTypes = ['long-animation-frame', 'event', 'largest-contentful-paint'];
  readonly #told: Told;
  constructor(told: Told) {
    this.#told = told;
  }
  observe({ type }: { type: string }) {
    observers.set(type, this.#told);
  }
}
let recordReports: (reports: object[]) => void;
class FakeReports {
  constructor(told: typeof recordReports, options: object) {
    expect(options).toEqual({ types: ['integrity-violation'], buffered: true });
    recordReports = told;
  }
  observe = () => undefined;
}
const enter = (type: string, entry: object) => observers.get(type)?.({ getEntries: () => [entry] });

const find = (name: string) => (name === 'catalog' ? CATALOG : undefined);
let failed: jest.Mock;
/** What is reported beside the error itself. */
const wordsIn = (call: unknown[]) => call.filter((each) => typeof each === 'string');
let slow: jest.Mock;
const page = new EventTarget() as unknown as Window;
beforeEach(() => {
  observers = new Map();
  failed = jest.fn();
  slow = jest.fn();
  Object.assign(globalThis, {
    PerformanceObserver: FakeObserver,
    ReportingObserver: FakeReports,
    reportError: jest.fn(),
  });
  const health = { ...NO_HEALTH, failed, slow };
  const remotes = { health, find, list: () => [CATALOG] } as unknown as Remotes;
  Object.assign(page, { document: new EventTarget(), location: { pathname: '/offers' } });
  watchPage(remotes, page);
});

const errorWith = (stack: string, name = 'TypeError') =>
  Object.assign(new Error('broken'), { stack, name });
const raise = (type: string, detail: object, target: EventTarget = page) =>
  target.dispatchEvent(Object.assign(new Event(type), detail));

test.each<[string, string, string[][]]>([
  [
    'a remote, below code of the host',
    `at a (${OF_HOST}:1)\nat b (${OF_CATALOG}:2)`,
    [['catalog', 'error', '1.0']],
  ],
  ['the host alone', `at a (${OF_HOST}:1)`, [['host', 'error']]],
  ['an extension of the browser', 'at a (chrome-extension://abc/x.js:1)', []],
])('an error no one catches is charged to the release in its stack: %s', (_of, stack, expected) => {
  raise('error', { error: errorWith(stack) });
  expect(failed.mock.calls.map(wordsIn)).toEqual(expected);
  failed.mockClear();
  raise('unhandledrejection', { reason: errorWith(stack) });
  expect(failed.mock.calls.map(wordsIn)).toEqual(expected);
});

test('nothing is charged for a request that was given up, nor for what is no error', () => {
  raise('unhandledrejection', { reason: errorWith(`at b (${OF_CATALOG}:2)`, 'AbortError') });
  raise('unhandledrejection', { reason: 'no' });
  raise('error', {});
  expect(failed).not.toHaveBeenCalled();
});

test('an error that React has reported already is not charged again', () => {
  const error = errorWith(`at a (${OF_HOST}:1)`);
  createErrorHandlers(NO_HEALTH).onUncaughtError(error);
  raise('error', { error });
  expect(failed).not.toHaveBeenCalled();
});

test('what the policy forbids is charged to the release whose script tried it', () => {
  const policy = 'securitypolicyviolation';
  raise(policy, { sourceFile: OF_CATALOG }, page.document);
  raise(policy, { sourceFile: 'chrome-extension' }, page.document);
  expect(failed.mock.calls).toEqual([['catalog', 'policy', '1.0']]);
});

test('a script without its hash is charged to the release whose file it is', () => {
  for (const blockedURL of [OF_CATALOG, 'http://elsewhere.test/x.js']) {
    recordReports([{ body: { blockedURL } }]);
  }
  expect(failed.mock.calls).toEqual([['catalog', 'policy', '1.0']]);
});

const frame = (duration: number, sourceURL = OF_CATALOG) =>
  enter('long-animation-frame', { scripts: [{ sourceURL, duration }] });

test('scripts that hold the page up for long are charged to their release, short ones never', () => {
  for (let short = 0; short < 100; short += 1) frame(50);
  frame(400);
  frame(2000, 'chrome-extension://abc/x.js');
  expect(slow).not.toHaveBeenCalled();
  frame(300);
  expect(slow.mock.calls).toEqual([[{ name: 'catalog', version: '1.0' }]]);
});

test('a late answer to a press and a late paint are charged to the owner of the page', () => {
  enter('event', { duration: 400 });
  enter('largest-contentful-paint', { startTime: 3000 });
  expect(slow).not.toHaveBeenCalled();
  enter('event', { duration: 600 });
  enter('largest-contentful-paint', { startTime: 5000 });
  expect(slow).toHaveBeenCalledTimes(2);
  expect(slow).toHaveBeenCalledWith({ name: 'catalog', version: '1.0' });
});
