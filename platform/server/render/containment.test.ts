import { once } from 'node:events';
import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import {
  countsOf,
  remoteOf,
  fakeComposition,
  requestTo,
} from '@pasal/server/testing/render-compositions';
import { buildRenderProcess } from '@pasal/server/testing/server-process';
import type { RenderRequest } from './contract';
import { forkProcess } from './fork-process';
import { RENDER_LIMITS, type RenderLimits } from './limits';
import type { RenderComposition } from './render-composition';
import { findRenderNetwork, describeNetwork, OPEN_NETWORK, type RenderNetwork } from './network';
import { openRenderers, type Renderers } from './renderers';

const directory = mkdtempSync(path.join(tmpdir(), 'pasal-contain-'));
const MB = 1024 * 1024;
/** A server at this address that ends every connection. */
const listening = (at: string | number) => createServer((socket) => socket.end()).listen(at);
let file: string;
/** The network as the server sets it up for its processes on this machine. */
let network: RenderNetwork;
let renderers: Renderers;
let now = 0;
const problems: string[] = [];

beforeAll(async () => {
  file = await buildRenderProcess(directory);
  network = await findRenderNetwork();
});
beforeEach(() => {
  problems.length = 0;
});
afterEach(() => renderers.close());
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Its clock is frozen unless the test moves it, so that nothing restarts by itself. */
function open(limits: Partial<RenderLimits> = {}) {
  renderers = openRenderers({
    file,
    network,
    // The machine may be busy with other suites: a test sets the limits it waits for.
    limits: {
      startWithin: 300_000,
      pongWithin: 60_000,
      warmUpRenders: 1,
      restartAfter: 60_000,
      ...limits,
    },
    onProblem: (_, text) => problems.push(text),
    now: () => now,
  });
  return renderers;
}

/** Opens a composition whose one remote runs this body at `/catalog`. */
async function openWith(body: string, limits: Partial<RenderLimits> = {}) {
  const composition = fakeComposition('set', { catalog: remoteOf(body) });
  expect(await open(limits).prepare(composition)).toBe(true);
  return composition;
}

const deaths = () => countsOf(renderers, 'set')?.deaths;

/** A page, without a tight time limit: the machine may be busy with other suites. */
async function pageOf(composition: RenderComposition, request: RenderRequest) {
  for (;;) {
    const page = await renderers.render(composition, request);
    if (page) return page;
  }
}

async function died() {
  while (deaths() === 0) await wait(5);
}

/** The HTML of a part that runs this body, with time enough on any machine. */
async function did(body: string) {
  const composition = await openWith(body, { pageWithin: 60_000 });
  const page = await renderers.render(composition, requestTo('catalog'));
  expect(deaths()).toBe(0);
  return page?.html;
}

/** Runs code in a render process, and returns its result or its error. */
const tried = (code: string) =>
  did(
    `try { return { html: String(${code}) }; } catch (error) { return { html: error.message }; }`,
  );

test('an endless loop costs its page the limit, and its process is killed', async () => {
  const composition = await openWith('for (;;) {}', {
    pageWithin: 50,
    pingEvery: 50,
    pongWithin: 100,
  });
  expect(await renderers.render(composition, requestTo('catalog'))).toBeNull();
  expect(countsOf(renderers, 'set')).toMatchObject({ late: 1, deaths: 0 });
  await died();
  expect(problems.at(-1)).toContain('did not answer for 100 ms');
  now += 60_000;
  expect(await renderers.prepare(composition)).toBe(true);
  expect((await pageOf(composition, requestTo('', 'mine'))).html).toBe('<main>mine</main>');
});

test('an endless loop while it loads ends with the time to start', async () => {
  const composition = fakeComposition('set', { catalog: 'for (;;) {}' });
  expect(await open({ startWithin: 300 }).prepare(composition)).toBe(false);
  expect(problems).toEqual([expect.stringContaining('was not ready within 300 ms')]);
});

test('what is late is dropped, and the next page gets its own', async () => {
  const slow = `const from = Date.now(); while (Date.now() < from + 300);`;
  const composition = await openWith(slow, { pageWithin: 100 });
  expect(await renderers.render(composition, requestTo('catalog'))).toBeNull();
  expect(await renderers.render(composition, requestTo('', 'too early'))).toBeNull();
  expect((await pageOf(composition, requestTo('', 'mine'))).html).toBe('<main>mine</main>');
  expect(countsOf(renderers, 'set')).toMatchObject({ renders: 1, deaths: 0 });
});

test.each([
  ['a late throw', `setTimeout(() => { throw new Error('late lamp'); });`, 'late lamp'],
  [
    'a full heap',
    `const held = []; for (;;) held.push(new Array(1e4).fill({}).map((each) => ({ each })));`,
    'heap out of memory',
  ],
])('%s ends its process, and the next one renders', async (_, body, said) => {
  const composition = await openWith(`${body} return {};`, {
    heap: 32,
    pongWithin: 20_000,
    pageWithin: 20_000,
  });
  await renderers.render(composition, requestTo('catalog'));
  await died();
  expect(problems.at(-1)).toContain(said);
  now += 60_000;
  expect(await renderers.prepare(composition)).toBe(true);
  expect(await renderers.render(composition, requestTo(''))).not.toBeNull();
});

test('a rejection nobody handles is told, and its process lives', async () => {
  const composition = await openWith(`Promise.reject(new Error('lost lamp')); return {};`);
  expect(await renderers.render(composition, requestTo('catalog'))).not.toBeNull();
  while (problems.length === 0) await wait(5);
  expect(problems).toEqual([expect.stringContaining('lost lamp')]);
  expect(deaths()).toBe(0);
});

test('a process that grows too large is killed, and the server stays as it is', async () => {
  const grow = `globalThis.held ??= []; held.push(Buffer.alloc(16 * 1024 * 1024, 1)); return {};`;
  const composition = await openWith(grow, {
    mostMemory: 250 * MB,
    pingEvery: 20,
    pageWithin: 5000,
  });
  const before = process.memoryUsage.rss();
  let pages = 0;
  while (deaths() === 0) {
    if (await renderers.render(composition, requestTo('catalog'))) pages += 1;
    await wait(5);
  }
  expect(problems.at(-1)).toMatch(/held \d+ MB/);
  expect(pages).toBeGreaterThan(5);
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * MB);
});

test('two gigabytes at once never reach the server', async () => {
  const grow = `const held = []; for (let i = 0; i < 128; i += 1) held.push(Buffer.alloc(16 * 1024 * 1024, 1));
    return { html: held };`;
  const composition = await openWith(grow, { pageWithin: 50, pingEvery: 20, pongWithin: 100 });
  const before = process.memoryUsage.rss();
  expect(await renderers.render(composition, requestTo('catalog'))).toBeNull();
  await died();
  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * MB);
});

/** The globals of a render process in addition to the language's; the list is short on purpose. */
const REACHED = [
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
  'performance',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
];
/** Names of classes that hold a socket, a file, a process or a module, or make one. */
const HOLDERS =
  /Socket|Server|Pipe|TCP|UDP|TTY|ChildProcess|HandleWrap|StreamBase|WriteWrap|^Duplex|^Readable$|^Writable$|^Stream$|EventEmitter|Agent|Dispatcher|Client|Worker|FileHandle|Module|Console|^process$|Performance/;

interface Walked {
  names: string[];
  /** Names of every class found, by its prototypes. */
  classes: string[];
  seen: number;
}

/**
 * As a release that searches for an escape: everything that is reachable from the globals, and from one
 * of each thing they make, by properties, symbols, getters, prototypes and the items of collections.
 */
const OF_LANGUAGE = (runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]).filter(
  (name) => name !== 'WebAssembly',
);
const WALK = `
  const attempt = (make) => { try { return make(); } catch { return undefined; } };
  const language = new Set(${JSON.stringify(OF_LANGUAGE)});
  const names = Object.getOwnPropertyNames(globalThis).filter((name) => !language.has(name)).sort();
  const made = [
    () => setTimeout(() => 1, 1e6), () => setInterval(() => 1, 1e6), () => setImmediate(() => 1),
    () => new MessageChannel(), () => new AbortController(), () => AbortSignal.timeout(1e6), () => new Event('a'),
    () => new EventTarget(), () => new URL('http://a/b'), () => new TextDecoder(), () => new TextEncoder(),
    () => new ReadableStream().getReader(), () => new WritableStream().getWriter(), () => new TransformStream(),
    () => new Blob(['a']), () => new Blob(['a']).stream(), () => Buffer.from('a'), () => crypto.subtle,
    () => structuredClone(new Map([[1, new Error('a')]])), () => attempt(() => null.a), () => Promise.resolve(1),
    () => { try { Buffer.alloc(-1); } catch (error) { return error; } },
    () => { const { prepareStackTrace } = Error; Error.prepareStackTrace = (_, sites) => sites;
      try { return [...new Error('a').stack].map((site) => [site, site.getThis(), site.getFunction()]); }
      finally { Error.prepareStackTrace = prepareStackTrace; } },
  ].map(attempt);
  const seen = new Set();
  const classes = new Set();
  const waiting = [globalThis, ...Object.values(Object.getOwnPropertyDescriptors(globalThis)).map((each) => each.value), made,
    require, exports, module];
  const isThing = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';
  while (waiting.length > 0 && seen.size < 1e6) {
    const thing = waiting.pop();
    if (!isThing(thing) || seen.has(thing)) continue;
    seen.add(thing);
    const descriptors = attempt(() => Object.getOwnPropertyDescriptors(thing)) ?? {};
    const named = attempt(() => descriptors.constructor?.value?.name);
    if (typeof named === 'string') classes.add(named);
    if (typeof thing === 'function' && thing.name) classes.add(thing.name.replace(/^bound /, ''));
    for (const key of Reflect.ownKeys(descriptors)) {
      const { value, get, set } = descriptors[key];
      waiting.push(value, get, set);
      if (get) waiting.push(attempt(() => thing[key]));
    }
    waiting.push(attempt(() => Object.getPrototypeOf(thing)));
    if (thing instanceof Map) waiting.push(...thing.keys(), ...thing.values());
    if (thing instanceof Set) waiting.push(...thing);
    if (thing instanceof WeakRef) waiting.push(attempt(() => thing.deref()));
  }
  for (const timer of made.slice(0, 3)) { clearTimeout(timer); clearImmediate(timer); }
  return { html: JSON.stringify({ names, classes: [...classes], seen: seen.size }) };
`;

describe('the code of a release', () => {
  const written = path.join(directory, 'written');

  test.each([
    ['modules', `require('node:fs').readFileSync('/etc/passwd')`, 'does not share'],
    ['its process', `process.exit()`, 'process.exit is not a function'],
    ['signals', `process.kill(1, 0)`, 'process.kill is not a function'],
    ['built-in modules', `process.getBuiltinModule('fs')`, 'is not a function'],
    ['bindings', `process.binding('fs')`, 'is not a function'],
    ['code out of text', `new Function('return 1')()`, 'Code generation from strings'],
    ['a variable', `Object.keys(process.env)`, 'NODE_ENV'],
    ['fetch', `fetch('http://127.0.0.1')`, 'fetch is not defined'],
    ['what fetch is made of', `new Request('http://127.0.0.1')`, 'Request is not defined'],
    ['what fetch sends with', `globalThis[Symbol.for('undici.globalDispatcher.1')]`, 'undefined'],
    ['web socket', `new WebSocket('ws://127.0.0.1')`, 'WebSocket is not defined'],
    ['socket of the console', `new console._stderr.constructor().connect(80)`, 'undefined'],
  ])('reaches no %s', async (_, code, met) => {
    expect(await tried(code)).toContain(met);
  });

  test('may put a method of the console aside, which changes nothing', async () => {
    expect(await tried(`typeof (console.error = 'mine', console).error`)).toContain('function');
  });

  test('reaches nothing that holds a socket, wherever it looks', async () => {
    const { names, classes, seen } = JSON.parse((await did(WALK)) ?? '') as Walked;
    expect(seen).toBeGreaterThan(1000);
    expect(names).toEqual(REACHED);
    expect(classes.filter((name) => HOLDERS.test(name))).toEqual([]);
  });

  test('imports nothing', async () => {
    await did(`import('node:fs').then(() => { throw new Error('imported'); }); return {};`);
    while (problems.length === 0) await wait(5);
    expect(problems).toEqual([expect.stringContaining('dynamic import')]);
  });

  /**
   * Runs code as a release would that got hold of Node all the same: it replaces the built process, is
   * started the same way, and has Node's own `require`.
   */
  async function withNode(code: string, on = network): Promise<string> {
    const stand = path.join(directory, 'stand-in.cjs');
    writeFileSync(
      stand,
      `Promise.resolve().then(() => ${code}).then(String, (e) => e.code ?? e.message)
        .then((text) => process.send({ text }, () => process.exit()));`,
    );
    return new Promise((resolve) => {
      const child = forkProcess({ file: stand, limits: RENDER_LIMITS, network: on }, (said) =>
        resolve('text' in said ? said.text : ''),
      );
      void child.ended.then(({ why }) => resolve(why));
    });
  }

  test.each([
    ['reads no file', `require('fs').readFileSync('/etc/passwd')`],
    ['reads none of the shop', `require('fs').readdirSync(${JSON.stringify(directory)})`],
    ['writes none', `require('fs').writeFileSync(${JSON.stringify(written)}, 'x')`],
    ['runs no command', `require('child_process').execSync('true')`],
    ['starts no thread', `new (require('worker_threads').Worker)('1', { eval: true })`],
    ['opens no inspector', `require('inspector').open(0)`],
    ['makes no WASI', `new (require('wasi').WASI)({ version: 'preview1' })`],
  ])('%s even with all of Node', async (_, code) => {
    expect(await withNode(code)).toBe('ERR_ACCESS_DENIED');
    expect(existsSync(written)).toBe(false);
  });

  test.each([
    [
      'makes no database file',
      `new (require('node:sqlite').DatabaseSync)(${JSON.stringify(written)})`,
      'ERR_UNKNOWN_BUILTIN_MODULE',
    ],
    [
      'loads no native module',
      `process.dlopen({ exports: {} }, ${JSON.stringify(written)})`,
      'ERR_DLOPEN_DISABLED',
    ],
  ])('%s even with all of Node', async (_, code, met) => {
    expect(await withNode(code)).toBe(met);
    expect(existsSync(written)).toBe(false);
  });

  test('finds no variable of the server even with all of Node', async () => {
    process.env.PASAL_SECRET = 'lamp';
    expect(await withNode('Object.keys(process.env)')).toBe('');
    delete process.env.PASAL_SECRET;
  });

  // As in the operator's guide: the permission model of Node covers the network since Node 25.
  const coversNetwork = process.allowedNodeEnvironmentFlags.has('--allow-net');
  const unlessCovered = (met: string) => (coversNetwork ? 'ERR_ACCESS_DENIED' : met);

  /** Returns the result of an attempt to connect to this server with all of Node. */
  async function connecting(server: Server, on: RenderNetwork): Promise<string> {
    await once(server, 'listening');
    const at = server.address();
    const to = typeof at === 'string' ? { path: at } : { port: at?.port, host: '127.0.0.1' };
    const met = await withNode(
      `new Promise((resolve, reject) => require('net').connect(${JSON.stringify(to)})
        .on('connect', () => resolve('connected')).on('error', reject))`,
      on,
    );
    server.close();
    return met;
  }

  test('connects nowhere even with all of Node, where the system gives it a network of its own', async () => {
    process.stdout.write(`${describeNetwork(network)}\n`);
    const met = await connecting(listening(0), network);
    expect(met).toBe(unlessCovered(network.isOpen ? 'connected' : 'ENETUNREACH'));
  });

  test('could connect with all of Node where the system gives it none', async () => {
    expect(await connecting(listening(0), OPEN_NETWORK)).toBe(unlessCovered('connected'));
  });

  test('could connect with all of Node to a socket that is a file this user may write', async () => {
    const met = await connecting(listening(path.join(directory, 'socket')), network);
    expect(met).toBe(unlessCovered('connected'));
  });
});

describe('the network of render processes', () => {
  test('is that of the machine where there is no program that closes it', async () => {
    expect(await findRenderNetwork(['/nowhere/unshare'])).toEqual(OPEN_NETWORK);
  });

  test('is that of the machine where the system does not let it be closed', async () => {
    const refusing = path.join(directory, 'unshare');
    writeFileSync(refusing, '#!/bin/sh\nexit 1\n', { mode: 0o700 });
    expect(await findRenderNetwork([refusing])).toEqual(OPEN_NETWORK);
    // It exits with success, and closes nothing.
    writeFileSync(refusing, '#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done; shift; exec "$@"\n');
    expect((await findRenderNetwork([refusing])).isOpen).toBe(true);
  });
});

test('three deaths in a minute, and the set rests for five', async () => {
  const throwLate = `setTimeout(() => { throw new Error('late lamp'); }); return {};`;
  const composition = await openWith(throwLate, { restartAfter: 1000 });
  for (const [death, pause] of [1000, 2000, 300_000].entries()) {
    await renderers.render(composition, requestTo('catalog'));
    while (deaths() === death) await wait(5);
    now += pause - 1;
    expect(await renderers.prepare(composition)).toBe(false);
    now += 1;
    expect(await renderers.prepare(composition)).toBe(true);
  }
  expect(problems).toEqual(
    [1, 2, 300].map((seconds) => expect.stringContaining(`start in ${seconds} s`)),
  );
});

test('deaths that lie apart are forgotten', async () => {
  const throwLate = `setTimeout(() => { throw new Error('late lamp'); }); return {};`;
  const composition = await openWith(throwLate, { restartAfter: 1000 });
  for (let death = 0; death < 3; death += 1) {
    await renderers.render(composition, requestTo('catalog'));
    while (deaths() === death) await wait(5);
    now += 60_000;
    expect(await renderers.prepare(composition)).toBe(true);
  }
  expect(problems.filter((text) => !text.includes('start in 1 s'))).toEqual([]);
});

/** A clock by which every timer fires early, as a real one may by a part of a millisecond. */
const slowClock = () => performance.now() / 2;

test('a dead process is followed by another, though nobody asks', async () => {
  const composition = fakeComposition('set', {
    catalog: remoteOf(`setTimeout(() => { throw new Error('late lamp'); }); return {};`),
  });
  const samples = jest.fn(async () => []);
  renderers = openRenderers({ file, limits: { restartAfter: 20 }, now: slowClock });
  await renderers.prepare({ ...composition, samples });
  await renderers.render(composition, requestTo('catalog'));
  while (samples.mock.calls.length < 2) await wait(5);
});

const isAlive = (pid: number) => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

test('no process is left over when the server is killed', async () => {
  const server = path.join(directory, 'server.cjs');
  const source = `
    import { openRenderers } from './renderers';
    import { fakeComposition } from '@pasal/server/testing/render-compositions';
    const renderers = openRenderers({ file: ${JSON.stringify(file)} });
    // A timer that a release started keeps no process alive.
    const composition = fakeComposition('set', { catalog: 'setInterval(() => 1, 1000); exports.remote = {};' });
    renderers.prepare(composition).then((isReady) => {
      const { _getActiveHandles } = process;
      const [child] = _getActiveHandles().filter((each) => each.constructor.name === 'ChildProcess');
      process.send([isReady, child.pid]);
    });
  `;
  const stdin = { contents: source, resolveDir: __dirname, loader: 'ts' as const };
  await build({ stdin, bundle: true, platform: 'node', format: 'cjs', outfile: server });
  open();
  const parent = fork(server);
  const [[isReady, pid]] = (await once(parent, 'message')) as [[boolean, number]];
  expect([isReady, isAlive(pid)]).toEqual([true, true]);
  parent.kill('SIGKILL');
  while (isAlive(pid)) await wait(5);
});
