import { execFileSync } from 'node:child_process';
import path from 'node:path';

const scripts = path.resolve(__dirname, '../../../scripts');

/** Evaluates an expression with the exports of a script. */
function run(script: string, expression: string): string {
  const text = `import * as it from ${JSON.stringify(path.join(scripts, script))};
    process.stdout.write(${expression});`;
  const words = ['--input-type=module', '-e', text];
  return execFileSync(process.execPath, words, { encoding: 'utf8' });
}

test('the list of what shared offers names each room and its parts, with a sentence', () => {
  const page = run('shared-offers.mjs', 'it.writeOffers(it.listOffers())');
  const [, ...rooms] = page.split('\n## @pasal/shared/');
  const inRoom = (name: string) => rooms.find((room) => room.startsWith(`${name}\n`));
  expect(inRoom('ui')).toMatch(/^- `Price` \(component\): \w.+\.$/m);
  expect(inRoom('ui')).toMatch(/^- `ProductPicture` \(component\): \w.+\.$/m);
  expect(inRoom('ui')).toMatch(/^- `useDebounced` \(hook\): .+\.$/m);
  expect(inRoom('shell')).toMatch(/^- `addToCart`: \w.+\.$/m);
  expect(inRoom('domain')).toMatch(/^- `formatRupees` \(function\): .+\.$/m);
  expect(inRoom('contracts')).toMatch(/^- `Product`/m);
});

test('a version says in the changelog, room by room, what came and what went', () => {
  const change = {
    version: '2.0.0',
    day: '2026-11-25',
    came: ['./ui B', './shell c', './ui A'],
    gone: ['./ui D'],
  };
  expect(run('shared-changelog.mjs', `it.changelogEntry(${JSON.stringify(change)})`)).toBe(
    '## 2.0.0 (2026-11-25)\n\n- `ui` brings `A`, `B`.\n- `shell` brings `c`.\n- `ui` no longer has `D`.\n',
  );
});
