import {
  countsOf,
  remoteOf,
  fakeComposition,
  requestTo,
} from '@pasal/server/testing/render-compositions';
import { testRenderers } from '@pasal/server/testing/test-renderers';
import type { RenderLimits } from './limits';
import type { Renderers } from './renderers';

const { open, problems } = testRenderers();
let renderers: Renderers;
beforeEach(() => {
  renderers = open();
});
afterEach(() => renderers.close());

const compositionOf = (id: string) =>
  fakeComposition(id, { catalog: remoteOf(`return { html: '${id}' };`) });
const htmlOf = async (id: string) =>
  (await renderers.render(compositionOf(id), requestTo('catalog')))?.html ?? null;

test('each set renders with its own versions', async () => {
  await Promise.all(['one', 'two'].map((id) => renderers.prepare(compositionOf(id))));
  expect(await Promise.all(['one', 'two', 'one'].map(htmlOf))).toEqual(['one', 'two', 'one']);
});

test('of the processes at most so many live: the one used longest ago goes', async () => {
  for (const id of ['one', 'two', 'three']) await renderers.prepare(compositionOf(id));
  expect(await htmlOf('one')).toBe('one');
  expect(await renderers.prepare(compositionOf('four'))).toBe(true);
  expect(await Promise.all(['one', 'three', 'four'].map(htmlOf))).toEqual(['one', 'three', 'four']);
  expect(await htmlOf('two')).toBeNull();
  // The server ended it, which does not count as a death.
  expect(countsOf(renderers, 'two')).toMatchObject({ deaths: 0, away: 1 });
  expect(problems).toEqual([]);
});

test('what was asked of a process that goes is answered by it', async () => {
  await renderers.close();
  renderers = open({ mostLive: 1 });
  await renderers.prepare(compositionOf('old'));
  const asked = Array.from({ length: 20 }, () => htmlOf('old'));
  const prepared = renderers.prepare(compositionOf('new'));
  expect(await htmlOf('new')).toBeNull();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['old']));
  expect(await prepared).toBe(true);
  expect(await htmlOf('new')).toBe('new');
  expect(await htmlOf('old')).toBeNull();
});

test('who prepares a set while it starts waits for the same process', async () => {
  const composition = compositionOf('one');
  let reads = 0;
  const { read } = composition.host;
  composition.host.read = () => {
    reads += 1;
    return read();
  };
  expect(
    await Promise.all([renderers.prepare(composition), renderers.prepare(composition)]),
  ).toEqual([true, true]);
  expect(reads).toBe(1);
});

test('after the end nothing is started', async () => {
  const asked = renderers.prepare(compositionOf('one'));
  await renderers.close();
  expect(await asked).toBe(false);
  expect(await renderers.prepare(compositionOf('one'))).toBe(false);
  expect(await htmlOf('one')).toBeNull();
});

const rehearsed = (body: string, limits: Partial<RenderLimits> = {}) => {
  renderers = open(limits);
  return renderers.rehearse(fakeComposition('set', { catalog: remoteOf(body) }), [
    requestTo(''),
    requestTo('catalog'),
  ]);
};

describe('a rehearsal', () => {
  test('of what is well finds nothing, and leaves the process for visitors', async () => {
    expect(await rehearsed(`return { html: '<p data-style="a">style=b</p>' };`)).toEqual([]);
    expect(await renderers.render(fakeComposition('set'), requestTo(''))).not.toBeNull();
  });

  test.each([
    ['a style attribute', `return { html: '<p class="a" style="b">' };`, 'a style attribute'],
    ['no title', `return { head: '<title> </title>' };`, 'the page has no title'],
    [
      'a part that fell back',
      `return { html: '<!--$!--><template></template><!--/$-->' };`,
      'browser',
    ],
    ['a part that is not there yet', `return { html: '<!--$?--><!--/$-->' };`, 'browser'],
    ['a throw', `throw new Error('no lamp');`, 'no lamp'],
  ])('finds %s', async (_, body, said) => {
    expect(await rehearsed(body)).toContainEqual({
      address: '/catalog',
      text: expect.stringContaining(said),
    });
  });

  test('finds what is late', async () => {
    const slow = `const from = Date.now(); while (Date.now() < from + 300); return {};`;
    const found = await rehearsed(slow, { pageWithin: 200 });
    expect(found).toContainEqual({
      address: '/catalog',
      text: expect.stringContaining('took longer'),
    });
  });

  test('finds code that works for long, though no visitor alone waits for it', async () => {
    // By rounds and not by the clock: on a busy machine little work is done in a given time.
    const busy = `let sum = 0; for (let at = 0; at < 3e8; at += 1) sum += at % 7; return {};`;
    const found = await rehearsed(busy, { workWithin: 80 });
    expect(found).toEqual([
      { address: '/catalog', text: expect.stringMatching(/^its code works for \d+ ms/) },
    ]);
  });

  test.each([
    ['a rejection', `Promise.reject(new Error('lost lamp')); return {};`, 'lost lamp'],
    [
      'a late throw',
      `setTimeout(() => { throw new Error('late lamp'); }); return {};`,
      'late lamp',
    ],
  ])('finds %s', async (_, body, said) => {
    expect(await rehearsed(body, { warmUpRenders: 0, settleFor: 500 })).toContainEqual({
      address: null,
      text: expect.stringContaining(said),
    });
  });

  test('finds a remote that does not load', async () => {
    const composition = fakeComposition('set', { catalog: `throw new Error('no lamp');` });
    expect(await renderers.rehearse(composition, [])).toEqual([
      { address: null, text: expect.stringContaining('no lamp') },
    ]);
  });

  test('finds a host that does not load', async () => {
    const composition = fakeComposition('set');
    composition.host.read = () => Promise.reject(new Error('no file'));
    expect(await renderers.rehearse(composition, [])).toEqual([
      { address: null, text: expect.stringContaining('no file') },
      { address: null, text: 'no render process got ready' },
    ]);
  });
});
