import { runInNewContext } from 'node:vm';

/**
 * The globals that rendering may use, of those Node adds to the language. Any other one, in any version of Node,
 * could lead to a socket: `Request` alone gives access to `fetch`'s dispatcher.
 */
const ALLOWED = new Set([
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
/** Globals of the language itself whose code is not JavaScript. */
const REMOVED = new Set(['WebAssembly']);
/** Where Node's `fetch` stores its dispatcher once it is loaded. */
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');

const nothing = () => undefined;

/** Replaces a global that gives access to more than rendering needs. */
function stand(name: PropertyKey, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
}

/**
 * Makes a silent console that cannot be changed. Development libraries temporarily replace its methods: that must not
 * throw, as it would for a read-only property.
 */
function silentConsole(methods: readonly string[]): object {
  const silent = { get: () => nothing, set: nothing, enumerable: true };
  return Object.freeze(
    Object.defineProperties({}, Object.fromEntries(methods.map((name) => [name, silent]))),
  );
}

/**
 * Takes away from release code what rendering never needs. It prevents accidental access and is no sandbox: the real
 * limits are the process's empty environment, its permissions and, if the system supports it, no network.
 */
export function lockDown(): void {
  const ofLanguage = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]);
  const nextTick = process.nextTick.bind(process);
  const now = performance.now.bind(performance);
  const { timeOrigin } = performance;
  const methods = Object.keys(console).filter((name) => /^[a-z]/.test(name));
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (ALLOWED.has(name) || (ofLanguage.has(name) && !REMOVED.has(name))) continue;
    Reflect.deleteProperty(globalThis, name);
  }
  stand(DISPATCHER, undefined);
  // Node's own console holds the sockets it writes to, and exposes its class.
  stand('console', silentConsole(methods));
  stand('performance', Object.freeze({ now, timeOrigin }));
  // Node's own process can send signals, also to the server, and exposes every built-in module.
  const env = Object.freeze({ NODE_ENV: 'production' });
  stand('process', Object.freeze({ env, nextTick }));
}
