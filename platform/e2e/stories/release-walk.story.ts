import { breaks } from '../breaks/breaks';
import { walkWith } from '../breaks/walk-break';
import { expect, test } from '../../../e2e/shop/test';

// Pages are opened at two widths, beside the same pages of the live shop; a busy machine takes its time.
test.setTimeout(600_000);

/** By day, the one that only the way to an order meets. */
const BY_DAY = breaks.filter(({ title }) => title === 'Add to Cart throws');

test('a walk through the shop with a release in place finds what shoppers could no longer do, and nothing else', async ({
  browser,
  shop,
}) => {
  expect(await walkWith(browser, { shop })).toEqual([]);
  for (const { title, planted, found } of BY_DAY) {
    const findings = await walkWith(browser, { shop, planted: { planted } });
    expect(findings.join('\n'), title).toMatch(found ?? /$^/);
  }
});
