/** Ways to the network, to other threads and to what a browser keeps, where this Node has them. */
const TAKEN_AWAY = [
  'fetch',
  'WebSocket',
  'EventSource',
  'Worker',
  'BroadcastChannel',
  'WebAssembly',
  'navigator',
  'localStorage',
  'sessionStorage',
];

/**
 * Takes from the code of releases what rendering never needs. It keeps honest code from reaching out
 * by mistake and is no sandbox: the process's empty environment and permissions are what it cannot undo.
 */
export function lockDown(): void {
  for (const name of TAKEN_AWAY) Reflect.deleteProperty(globalThis, name);
  // Node's own process can send signals, to the server too, and hands out every built-in module.
  const value = Object.freeze({
    env: Object.freeze({ NODE_ENV: 'production' }),
    nextTick: process.nextTick.bind(process),
  });
  Object.defineProperty(globalThis, 'process', { value, writable: false, configurable: false });
  for (const method of Object.keys(console)) {
    if (method !== 'Console') Reflect.set(console, method, () => undefined);
  }
  Reflect.deleteProperty(console, 'Console');
}
