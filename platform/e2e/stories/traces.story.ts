import { isRendered } from '../../../e2e/shop/rendered';
import { expect, test as shared } from '../../../e2e/shop/test';
import { startCollector, treeOf, type Collector } from '../../../server/src/testing/collector';

const test = shared.extend<{ collector: Collector }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
  collector: async ({}, provide) => {
    const collector = await startCollector();
    await provide(collector);
    await collector.stop();
  },
  variables: async ({ collector }, provide) =>
    provide({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' }),
});

test(
  'a page and what it asks for later are one trace, to the statement and the render process',
  { tag: ['@platform', '@night'] },
  async ({ page, shop, collector }) => {
    // The first visitors of a busy machine may find the process that renders not ready yet.
    const home = async () => isRendered(await (await fetch(shop.url)).text());
    await expect.poll(home).toBe(true);
    await page.goto('/');
    const named = (name: string) => collector.spans.filter((span) => span.name === name);
    await expect.poll(() => named('render process')).not.toHaveLength(0);
    await expect.poll(() => named('GET /').length).toBeGreaterThan(1);
    const traces = new Set(named('GET /').map(({ traceId }) => traceId));
    const trees = named('GET /').map((root) => treeOf(collector.spans, root));
    const rendered = trees.find((tree) => tree.includes('    render process')) ?? [];
    expect(rendered).toEqual(
      expect.arrayContaining([expect.stringMatching(/^ {2}need /), '  render page']),
    );
    expect(rendered.join('\n')).toMatch(/^ +select \w+$/m);

    await page.getByRole('combobox', { name: 'Search products' }).fill('camera');
    const asked = () =>
      collector.spans.filter(({ name, parentSpanId }) => /GET \/api\//.test(name) && parentSpanId);
    await expect.poll(asked).not.toHaveLength(0);
    expect(asked().every(({ traceId }) => traces.has(traceId))).toBe(true);
  },
);
