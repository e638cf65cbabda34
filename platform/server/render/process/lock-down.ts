import { runInNewContext } from 'node:vm';

/**
 * What rendering may use of all that Node adds to the language. Whatever else there is, or comes with
 * another Node, could lead to a socket: `Request` alone brings along what `fetch` sends with.
 */
const KEPT = new Set([
  'AbortController',
  'AbortSignal',
  'Blob',
  'Buffer',
  'CustomEvent',
  'DOMException',
  'Event',
  'EventTarget',
  'MessageChannel',
  'MessagePort',
  'ReadableStream',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'atob',
  'btoa',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'crypto',
  'global',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
]);
/** Of the language itself, code that is no JavaScript. */
const NOT_KEPT = new Set(['WebAssembly']);
/** Where Node's `fetch` keeps what it connects with, once anything loads it. */
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');

const nothing = () => undefined;

/** What takes the place of a global that hands out more than rendering needs. */
function stand(name: PropertyKey, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
}

/**
 * Takes from the code of releases what rendering never needs. It keeps honest code from reaching out
 * by mistake and is no sandbox: the process's empty environment, its permissions and its network, which
 * is none where the system can do that, are what it cannot undo.
 */
export function lockDown(): void {
  const ofLanguage = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]);
  const nextTick = process.nextTick.bind(process);
  const now = performance.now.bind(performance);
  const { timeOrigin } = performance;
  const methods = Object.keys(console).filter((name) => /^[a-z]/.test(name));
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (KEPT.has(name) || (ofLanguage.has(name) && !NOT_KEPT.has(name))) continue;
    Reflect.deleteProperty(globalThis, name);
  }
  stand(DISPATCHER, undefined);
  // Node's own console holds the sockets it writes to, and hands out its class.
  stand('console', Object.freeze(Object.fromEntries(methods.map((name) => [name, nothing]))));
  stand('performance', Object.freeze({ now, timeOrigin }));
  // Node's own process can send signals, to the server too, and hands out every built-in module.
  const env = Object.freeze({ NODE_ENV: 'production' });
  stand('process', Object.freeze({ env, nextTick }));
}
