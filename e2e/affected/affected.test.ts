import { execFileSync } from 'node:child_process';
import path from 'node:path';

const SCRIPT = path.resolve(__dirname, '../../scripts/affected.mjs');

interface Affected {
  whole?: string;
  suites: string[];
  stories: string[];
  platform: boolean;
}

/** What must run for each of these changes, given what the stories request. */
function ask(changes: readonly string[][], asked: Record<string, string[]>): Affected[] {
  const text = `import { affectedBy, readTree } from ${JSON.stringify(SCRIPT)};
    const tree = readTree();
    const all = ${JSON.stringify(changes)}.map((files) =>
      affectedBy(files, ${JSON.stringify(asked)}, () => tree));
    process.stdout.write(JSON.stringify(all));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', text], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return JSON.parse(said) as Affected[];
}

const CHECKOUT = 'e2e/stories/checkout-print.story.ts';
const DESKS = 'e2e/stories/desks.story.ts';
const ASKED = {
  [CHECKOUT]: ['api/search-terms', 'remotes/checkout'],
  [DESKS]: ['api/cash', 'remotes/dashboard'],
};

test('a change runs what it can break, and nothing else', () => {
  const [docs, lock, checkout, cash, host, core] = ask(
    [
      ['docs/glossary.md'],
      ['README.md', 'package-lock.json'],
      ['remote-checkout/src/routes.ts'],
      ['server/src/modules/order-record/book.repository.ts'],
      ['host/src/main.ts'],
      ['core/limits/limits.ts'],
    ],
    ASKED,
  );
  expect(docs?.stories).toEqual([]);
  // Suites that look at the tree are always run.
  expect(docs?.suites).toContain('e2e/hooks/pre-commit.test.ts');
  expect(docs?.suites).not.toContain('server/src/start/server-process.test.ts');

  expect(lock).toEqual({ whole: 'package-lock.json' });

  expect(checkout?.suites).toContain('remote-checkout/src/routes.ts');
  expect(checkout?.stories).toContain(CHECKOUT);
  expect(checkout?.stories).not.toContain(DESKS);
  expect(checkout?.platform).toBe(false);

  expect(cash?.stories).toContain(DESKS);
  expect(cash?.stories).not.toContain(CHECKOUT);
  // They start a server built from it, but import none of it.
  expect(cash?.suites).toContain('server/src/start/server-process.test.ts');

  expect(host?.stories).toEqual(expect.arrayContaining([CHECKOUT, DESKS]));
  expect(core?.stories).toEqual(host?.stories);
  expect([host?.platform, core?.platform]).toEqual([true, true]);
});

test('a story that never said what it asks for is told after every change of the shop', () => {
  const [checkout] = ask([['remote-checkout/src/routes.ts']], {});
  expect(checkout?.stories).toEqual(expect.arrayContaining([CHECKOUT, DESKS]));
});
