import { figuresOf, seriesOf } from '@pasal/server/testing/figures';
import { fakeComposition } from '@pasal/server/testing/render-compositions';
import { openRenderers } from './renderers';
import { measureRendering } from './render-metrics';

/** The real id of a composition, with every version and its hash. */
const longId = (number: number) =>
  `host@1.0 ${'h'.repeat(70)} offers@1.${number} ${'o'.repeat(70)}`;
const compositionOf = (number: number) => fakeComposition(longId(number), { offers: '' });

test('rendered pages are told by a short name of their set, with the versions it is made of', async () => {
  const counts = { renders: 5, late: 1, refused: 0, failed: 2, away: 3, deaths: 1 };
  const printed = await figuresOf(
    measureRendering(() => [{ composition: compositionOf(1), counts }]),
  );
  const [, id = ''] = /set="([^"]+)"/.exec(printed) ?? [];
  expect(id).toMatch(/^[0-9a-f]{10}$/);
  expect(seriesOf(printed)).toEqual([
    `pasal_renders_total{set="${id}",result="renders"} 5`,
    `pasal_renders_total{set="${id}",result="late"} 1`,
    `pasal_renders_total{set="${id}",result="refused"} 0`,
    `pasal_renders_total{set="${id}",result="failed"} 2`,
    `pasal_renders_total{set="${id}",result="away"} 3`,
    `pasal_render_process_deaths_total{set="${id}"} 1`,
    `pasal_render_set_info{set="${id}",name="host",version="1.0"} 1`,
    `pasal_render_set_info{set="${id}",name="offers",version="1.0"} 1`,
  ]);
});

test('however many releases come and go, the series of those that are gone end', async () => {
  // No process is needed: requests to a composition without one count as well.
  const renderers = openRenderers({
    file: '/nowhere/render-process.mjs',
    limits: { restartAfter: 1e9 },
  });
  const print = async () => figuresOf(measureRendering(renderers.compositions));
  const release = async (number: number) => {
    await renderers.render(compositionOf(number), {
      address: '/',
      answers: '[]',
      shopName: 'Pasal',
    });
    return print();
  };
  let printed = '';
  for (let number = 1; number <= 15; number += 1) printed = await release(number);
  const later = [];
  for (let number = 16; number <= 60; number += 1)
    later.push(seriesOf(await release(number)).length);
  await renderers.close();
  const series = seriesOf(printed);
  // Six results, one for deaths and two versions, of six sets.
  expect([...new Set([series.length, ...later])]).toEqual([6 * (6 + 2)]);
  expect(series.join('\n').length).toBeLessThan(series.length * 80);
});
