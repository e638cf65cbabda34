import { rmSync } from 'node:fs';
import path from 'node:path';
import { runPasal } from '../testing/run-pasal';
import { writeSmallRemote } from '../testing/small-remote';

test('a build whose styles reach the whole page is refused', async () => {
  const styles =
    "import styled from 'styled-components'; export const A = styled.p`body & { color: red; }`;";
  const remote = writeSmallRemote({
    'src/remote.ts': `${styles} export const remote = { name: 'offers' };`,
  });
  const { code, said } = await runPasal(remote, ['build', '--version', '8']);
  expect([code, said]).toEqual([1, expect.stringContaining('"body &" reaches the whole page')]);
  rmSync(remote, { recursive: true, force: true });
});

test('a build that reaches elements of other teams by their names is refused, by each of them', async () => {
  const planted = [
    '[data-print-sheet] & { color: red; }',
    '& [data-other-team] { color: red; }',
    'a.of-others:hover { color: red; }',
    '[data-own], .own, &[data-mine], .of-slick { color: red; }',
  ];
  const parts = planted.map((css, at) => `export const Part${at} = styled.p\`${css}\`;`);
  const remote = writeSmallRemote({
    'src/remote.ts': `import styled from 'styled-components'; ${parts.join(' ')}
      document.querySelector('[data-cart-button="#no"], #no-one')?.closest('.not-there');
      document.getElementById('root-of-host');
      document.querySelectorAll('#mine, [data-set]');
      export const remote = {
        name: 'offers', 'data-own': '', className: 'own', id: 'mine', more: 'so of-slick there',
        set: (element: HTMLElement) => { element.dataset.set = ''; },
      };`,
  });
  const { code, said } = await runPasal(remote, ['build', '--version', '9']);
  const found = [...said.matchAll(/src\/remote\.ts: reaches (\S+), which nothing/g)];
  expect([code, found.map(([, name]) => name).toSorted()]).toEqual([
    1,
    [
      '#no-one',
      '#root-of-host',
      '.not-there',
      '.of-others',
      '[data-cart-button]',
      '[data-other-team]',
      '[data-print-sheet]',
    ],
  ]);
  rmSync(remote, { recursive: true, force: true });
});

test('a build with some words in Nepali is refused where others are missing', async () => {
  const remote = writeSmallRemote({
    'src/features/product-list/messages.ne.ts': "export const failed = 'भएन।';",
  });
  rmSync(path.join(remote, 'src/pages/offers/messages.ne.ts'));
  const { code, said } = await runPasal(remote, ['build', '--version', '6']);
  expect(code).toBe(1);
  expect(said).toContain(
    'src/pages/offers/messages.ts has no words in this language: src/pages/offers/messages.ne.ts is missing.',
  );
  expect(said).toContain("export 'empty' (imported as 'messages') was not found in './messages'");
  rmSync(remote, { recursive: true, force: true });
});

test('a build with a warning is refused each time it is asked for, and the last line says so', async () => {
  const page = "export const remote = { name: 'offers' }; export { gone } from '@pasal/shared/ui';";
  const remote = writeSmallRemote({ 'src/remote.ts': page });
  for (const _ of ['at first', 'again']) {
    const { code, said } = await runPasal(remote, ['build', '--version', '7']);
    expect([code, said]).toEqual([1, expect.stringContaining("export 'gone'")]);
    expect(said.trim().split('\n').at(-1)).toMatch(
      /^pasal build: the build has 0 errors and \d warnings?, above\. Nothing was built\.$/,
    );
  }
  rmSync(remote, { recursive: true, force: true });
});
