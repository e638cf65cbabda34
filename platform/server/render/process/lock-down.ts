import { runInNewContext } from 'node:vm';

/**
 * The globals that rendering may use, of all that Node adds to the language. Every other one, in this Node or
 * another, could lead to a socket: `Request` alone brings along what `fetch` sends with.
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
/** Globals of the language itself whose code is no JavaScript. */
const REMOVED = new Set(['WebAssembly']);
/** Where Node's `fetch` keeps what it connects with, once anything loads it. */
const DISPATCHER = Symbol.for('undici.globalDispatcher.1');

const nothing = () => undefined;

/** Replaces a global that gives access to more than rendering needs. */
function stand(name: PropertyKey, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
}

/**
 * Makes a console that says nothing and stays as it is. Libraries for development put a method of their own in
 * place for a moment: that must not throw, as it would for a property that is read-only.
 */
function silentConsole(methods: readonly string[]): object {
  const silent = { get: () => nothing, set: nothing, enumerable: true };
  return Object.freeze(
    Object.defineProperties({}, Object.fromEntries(methods.map((name) => [name, silent]))),
  );
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
    if (ALLOWED.has(name) || (ofLanguage.has(name) && !REMOVED.has(name))) continue;
    Reflect.deleteProperty(globalThis, name);
  }
  stand(DISPATCHER, undefined);
  // Node's own console holds the sockets it writes to, and hands out its class.
  stand('console', silentConsole(methods));
  stand('performance', Object.freeze({ now, timeOrigin }));
  // Node's own process can send signals, to the server too, and hands out every built-in module.
  const env = Object.freeze({ NODE_ENV: 'production' });
  stand('process', Object.freeze({ env, nextTick }));
}
