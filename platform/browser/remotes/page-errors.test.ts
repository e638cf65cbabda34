import { NO_HEALTH } from './health';
import { createErrorHandlers } from './page-errors';

const IN_CATALOG =
  '\n    at y (http://shop.test/remotes/catalog/1.0/home.js:1:20)\n    at q (http://shop.test/host/2.0/host.js:1:9)';
const IN_HOST = '\n    at q (http://shop.test/host/2.0/host.js:1:9)';
/** As React says that it mended what was thrown in such a file. */
function mended(code: number, file: string): Error {
  const cause = Object.assign(new Error('planted'), { stack: `Error: planted${file}${IN_HOST}` });
  return Object.assign(minified(code), { cause });
}
const minified = (code: number) =>
  new Error(`Minified React error #${code}; visit https://react.dev/errors/${code}`);

let failed: jest.Mock;
/** The releases that were charged, and with what. */
const charged = () => failed.mock.calls.map(([name, phase]) => [name, phase]);
let errors: ReturnType<typeof createErrorHandlers>;
beforeEach(() => {
  failed = jest.fn();
  errors = createErrorHandlers({ ...NO_HEALTH, failed });
  Object.assign(globalThis, { reportError: jest.fn() });
});

test.each<[string, Error, string, string[][]]>([
  ['text that differs', minified(418), IN_CATALOG, [['catalog', 'hydration']]],
  ['the same in the layout', minified(418), IN_HOST, [['host', 'hydration']]],
  [
    'a part that threw while it was taken over',
    mended(422, IN_CATALOG),
    IN_HOST,
    [['catalog', 'render']],
  ],
  ['the same outside of every part', mended(423, IN_HOST), IN_HOST, [['host', 'render']]],
  ['the same in no file', minified(423), '', [['host', 'render']]],
  ['a part that threw, and not again', mended(520, IN_CATALOG), IN_HOST, [['catalog', 'render']]],
  ['a part the server left out', minified(419), IN_CATALOG, [['catalog', 'server-render']]],
  ['what came before it was taken over', minified(421), IN_CATALOG, []],
  ['an error of something else', new Error('of no page'), IN_CATALOG, []],
])('%s', (_case, error, componentStack, expected) => {
  errors.onRecoverableError(error, { componentStack });
  expect(charged()).toEqual(expected);
  expect(reportError).toHaveBeenCalledWith(error);
});

/** Returns the charges for an error in the layout while parts of these remotes are taken over. */
function blame(takenOver: string[]) {
  failed.mockClear();
  const handlers = createErrorHandlers({ ...NO_HEALTH, failed }, () => takenOver);
  handlers.onRecoverableError(minified(418), { componentStack: IN_HOST });
  return failed.mock.calls;
}

test('what React mended is told with the error that was thrown, which a part of the server’s HTML met', () => {
  const error = mended(422, IN_CATALOG);
  errors.onRecoverableError(error, { componentStack: IN_HOST });
  expect(failed).toHaveBeenCalledWith('catalog', 'render', undefined, error.cause);
});

test('what threw and was mended is charged to its stack alone, in development too', () => {
  const handlers = createErrorHandlers({ ...NO_HEALTH, failed }, () => ['catalog']);
  const message = 'There was an error while hydrating but React was able to recover by …';
  handlers.onRecoverableError(new Error(message), { componentStack: IN_HOST });
  expect(charged()).toEqual([['host', 'render']]);
});

test('what is in no stack is charged to the one remote that is being taken over, or to the host', () => {
  expect(blame(['catalog', 'catalog'])).toEqual([['catalog', 'hydration']]);
  expect(blame(['catalog', 'checkout'])).toEqual([['host', 'hydration']]);
  expect(blame([])).toEqual([['host', 'hydration']]);
});

test('what nothing has caught is held against the host', () => {
  const error = minified(130);
  errors.onUncaughtError(error);
  expect(failed.mock.calls).toEqual([['host', 'render', undefined, error]]);
});

test('a page that somebody else has changed before it was taken over is held against nothing', () => {
  window.pasalOthers = { isChanged: true, stop: () => undefined };
  expect(blame(['catalog'])).toEqual([]);
  errors.onRecoverableError(mended(422, IN_CATALOG), { componentStack: IN_HOST });
  expect(charged()).toEqual([['catalog', 'render']]);
  delete window.pasalOthers;
});
