import { symlinkSync } from 'node:fs';
import path from 'node:path';
import {
  countsOf,
  forged,
  remoteOf,
  fakeComposition,
  requestTo,
  serverCode,
} from '@pasal/server/testing/render-compositions';
import { testRenderers } from '@pasal/server/testing/test-renderers';
import { openRenderers, type Renderers } from './renderers';

const { directory, file, open, problems } = testRenderers();
let renderers: Renderers;
beforeEach(() => {
  renderers = open();
});
afterEach(() => renderers.close());

/** Renders a remote's part in a process of its own. */
async function rendered(body: string) {
  const composition = fakeComposition('set', { catalog: remoteOf(body) });
  expect(await renderers.prepare(composition)).toBe(true);
  return (await renderers.render(composition, requestTo('catalog')))?.html;
}

test('a page is rendered by the code of host and remotes', async () => {
  const catalog = `
    const counter = require('counter');
    exports.remote = { render: ({ address, answers, shopName }) => ({
      html: [address, answers, shopName, typeof counter.renders].join(), styles: '.a{}', boot: '[1]',
    }) };
  `;
  const composition = fakeComposition('set', { catalog });
  expect(await renderers.prepare(composition)).toBe(true);
  expect(await renderers.render(composition, requestTo('catalog', '["é ✓"]'))).toEqual({
    early: '',
    head: '<title>Shop</title>',
    html: '/catalog,["é ✓"],Pasal,number',
    styles: '.a{}',
    boot: '[1]',
  });
});

test('the host learns of each remote what the discovery document says', async () => {
  const host = `
    exports.shared = {};
    exports.makeRenderer = async (remotes) => () =>
      ({ head: '', html: JSON.stringify(remotes), styles: '', boot: '' });
  `;
  const remote = serverCode('catalog', 'exports.remote = 7;');
  const composition = { id: 'set', host: serverCode('host', host), remotes: [remote] };
  await renderers.prepare(composition);
  const page = await renderers.render(composition, requestTo(''));
  expect(JSON.parse(page?.html ?? '')).toEqual([
    {
      name: 'catalog',
      title: 'the catalog',
      version: '1.0',
      entry: '/remotes/catalog/1.0/remoteEntry.js',
      integrity: remote.record.integrity['remoteEntry.js'],
      routes: [],
      slots: [],
      module: 7,
    },
  ]);
});

test('until a process is warm the browser renders, at once', async () => {
  const composition = fakeComposition('set');
  expect(await renderers.render(composition, requestTo(''))).toBeNull();
  expect(await renderers.prepare(composition)).toBe(true);
  expect(await renderers.render(composition, requestTo(''))).toMatchObject({
    html: '<main>[]</main>',
  });
  expect(countsOf(renderers, 'set')).toMatchObject({ away: 1, renders: 1 });
});

test('the built process may lie behind a link', async () => {
  await renderers.close();
  const link = path.join(directory, 'link');
  symlinkSync(directory, link);
  renderers = openRenderers({ file: path.join(link, path.basename(file())) });
  expect(await renderers.prepare(fakeComposition('set'))).toBe(true);
});

test('a server that is not built leaves all to the browser', async () => {
  await renderers.close();
  renderers = openRenderers({
    file: path.join(directory, 'nothing.mjs'),
    onProblem: (_, text) => problems.push(text),
  });
  expect(await renderers.prepare(fakeComposition('set'))).toBe(false);
  expect(await renderers.render(fakeComposition('set'), requestTo(''))).toBeNull();
  expect(problems).toEqual([expect.stringContaining('no such file')]);
});

test('a process renders the samples before it is ready', async () => {
  await renderers.close();
  renderers = open({ warmUpRenders: 5 });
  const counted = `return { html: String(globalThis.count = (globalThis.count ?? 0) + 1) };`;
  const composition = {
    ...fakeComposition('set', { catalog: remoteOf(counted) }),
    samples: async () => [requestTo('catalog'), requestTo('')],
  };
  await renderers.prepare(composition);
  expect(await renderers.render(composition, requestTo('catalog'))).toMatchObject({ html: '4' });
});

test('a sample that fails is told once, and the rest renders', async () => {
  await renderers.close();
  renderers = open({ warmUpRenders: 10 });
  const composition = {
    ...fakeComposition('set', { catalog: remoteOf(`throw new Error('no lamp');`) }),
    samples: async () => [requestTo('catalog')],
  };
  expect(await renderers.prepare(composition)).toBe(true);
  expect(problems).toEqual([expect.stringMatching(/^\/catalog: Error: no lamp\n.*catalog@1\.0:1/)]);
});

test('a remote that throws at load is left to the browser, by name', async () => {
  const composition = fakeComposition('set', {
    broken: `throw new Error('no lamp');`,
    fine: remoteOf('return {}'),
  });
  expect(await renderers.prepare(composition)).toBe(true);
  expect(problems).toEqual([
    expect.stringContaining('the broken is not rendered on the server: Error: no lamp'),
  ]);
  expect(await renderers.render(composition, requestTo('fine'))).not.toBeNull();
});

test('a remote that throws while rendering costs its own page alone', async () => {
  const composition = fakeComposition('set', { broken: remoteOf(`throw new Error('no lamp');`) });
  await renderers.prepare(composition);
  expect(await renderers.render(composition, requestTo('broken'))).toBeNull();
  expect(await renderers.render(composition, requestTo(''))).not.toBeNull();
  expect(problems).toEqual([expect.stringContaining('/broken: Error: no lamp')]);
  expect(countsOf(renderers, 'set')).toMatchObject({ failed: 1, renders: 1, deaths: 0 });
});

test('a remote without a server build, or whose bytes are not its own, is left to the browser', async () => {
  const composition = fakeComposition('set', { fine: remoteOf('return {}') });
  const browserOnly = serverCode('checkout', '');
  browserOnly.record.server = null;
  const catalog = forged(serverCode('catalog', remoteOf('return {}')));
  composition.remotes.push(browserOnly, catalog);
  expect(await renderers.prepare(composition)).toBe(true);
  expect(problems).toEqual([
    'the catalog is not rendered on the server: Error: the server build of catalog@1.0 is not the one its record names',
  ]);
});

test.each([
  [
    'whose bytes are not its own',
    forged(fakeComposition('').host),
    'is not the one its record names',
  ],
  ['that throws', serverCode('host', `throw new Error('no lamp');`), 'no lamp'],
  ['that exports nothing', serverCode('host', ''), 'host@1.0 exports no renderer'],
  [
    'whose renderer is none',
    serverCode('host', 'exports.shared = {}; exports.makeRenderer = () => 1;'),
    'the host makes no renderer',
  ],
])('with a host %s the browser renders', async (_, host, said) => {
  const composition = { ...fakeComposition('set'), host };
  expect(await renderers.prepare(composition)).toBe(false);
  expect(await renderers.render(composition, requestTo(''))).toBeNull();
  expect(problems).toEqual([expect.stringContaining(said)]);
});

test.each([
  ['a missing part', 'return { head: undefined };', `the page's head is no text`],
  ['a part that is no text', 'return { html: Buffer.alloc(100) };', `the page's html is no text`],
  ['a promise', 'return { boot: Promise.resolve("") };', `the page's boot is no text`],
  ['a huge page', `return { html: 'x'.repeat(5e6) };`, 'the page has 5000019 characters'],
])('%s is no page', async (_, body, said) => {
  expect(await rendered(body)).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining(said)]);
});

test('many at once each get their own page', async () => {
  await renderers.close();
  renderers = open({ mostWaiting: 100 });
  const composition = fakeComposition('set');
  await renderers.prepare(composition);
  const numbers = Array.from({ length: 100 }, (_, at) => `[${at}]`);
  const pages = await Promise.all(
    numbers.map((each) => renderers.render(composition, requestTo('', each))),
  );
  expect(pages.map((page) => page?.html)).toEqual(numbers.map((each) => `<main>${each}</main>`));
});

test('of too many at once the browser renders the rest', async () => {
  await renderers.close();
  renderers = open({ mostWaiting: 10 });
  const composition = fakeComposition('set');
  await renderers.prepare(composition);
  const pages = await Promise.all(
    Array.from({ length: 100 }, () => renderers.render(composition, requestTo(''))),
  );
  // Two are being rendered in addition to those that wait.
  expect(pages.map((page) => page !== null).lastIndexOf(true)).toBe(11);
  expect(countsOf(renderers, 'set')).toMatchObject({ renders: 12, refused: 88 });
});
