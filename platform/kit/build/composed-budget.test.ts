import { spawnSync } from 'node:child_process';
import path from 'node:path';

const SCRIPT = path.resolve(__dirname, '../../../scripts/composed-budget.mjs');

const record = (name: string, bytes: number, pages: object = {}) => ({
  name,
  version: '1.0.0',
  bytes,
  pages,
  slots: {},
  routes: Object.keys(pages).map((page) => ({ path: `/${page}`, page })),
});
const host = record('host', 160_000);

/** Lists the parts that a build of these remotes finds too heavy. */
function overBudget(...remotes: object[]): string[] {
  const text = `import { overBudget } from ${JSON.stringify(SCRIPT)};
    console.log(JSON.stringify(await overBudget(${JSON.stringify(host)}, ${JSON.stringify(remotes)})));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', text], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as string[];
}

test('a build whose page is too heavy with all that stands around it names that page', () => {
  const catalog = record('catalog', 4_000, {
    home: { files: [], bytes: 60_001 },
    product: { files: [], bytes: 60_000 },
  });
  expect(overBudget(catalog)).toEqual([
    expect.stringMatching(/^The page home of catalog 1\.0\.0 needs 220001 bytes of script/),
  ]);
  const slots = { headerSearch: { files: [], bytes: 5_000 } };
  expect(overBudget(catalog, { ...record('search', 1_000), slots })).toHaveLength(2);
});
