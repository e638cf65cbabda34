import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runPasal } from '../testing/run-pasal';
import { writeSmallRemote } from '../testing/small-remote';

let remote: string;
beforeEach(() => {
  remote = writeSmallRemote();
});
afterEach(() => rmSync(remote, { recursive: true, force: true }));

const twins = () =>
  readdirSync(path.join(remote, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ne.ts'))
    .map((file) => path.join(remote, 'src', file));

async function check() {
  const { code, said } = await runPasal(remote, ['check', '--local']);
  return [code, said.split('\n').filter((line) => /^(?:- )?src\/|\/ne\b/.test(line))] as const;
}

test('who has no Nepali is told which texts are missing, and may release all the same', async () => {
  expect(twins()).toHaveLength(4);
  for (const twin of twins()) rmSync(twin);
  expect(await check()).toEqual([
    0,
    [
      'Pages below /ne show English: offers has none of these.',
      '- src/features/header-link/messages.ts: messages.ne.ts is missing',
      '- src/features/product-list/messages.ts: messages.ne.ts is missing',
      '- src/messages.ts: messages.ne.ts is missing',
      '- src/pages/offers/messages.ts: messages.ne.ts is missing',
    ],
  ]);
});

test('who has some is refused by each module and text that is missing, as by the build', async () => {
  rmSync(path.join(remote, 'src/messages.ne.ts'));
  const list = path.join(remote, 'src/features/product-list/messages.ne.ts');
  writeFileSync(list, "const empty = 'छैन';\nexport { empty };\n");
  expect(await check()).toEqual([
    1,
    [
      'src/features/product-list/messages.ne.ts: failed is missing',
      'src/messages.ts: messages.ne.ts is missing',
      expect.stringMatching(
        /^pasal check: the build refuses pages below \/ne with these words missing\. It can't go live/,
      ),
    ],
  ]);
});

test('a twin whose text takes other values is refused by the compiler', async () => {
  const messages = 'export const title = (week: number) => `Offers of week ${week}`;';
  const page = path.join(remote, 'src/pages/offers');
  writeFileSync(
    path.join(page, 'messages.ts'),
    `${messages}\nexport const description = title(1);\n`,
  );
  writeFileSync(
    path.join(page, 'messages.ne.ts'),
    "export const title = (week: string) => `हप्ता ${week}`;\nexport const description = title('1');\n",
  );
  writeFileSync(
    path.join(page, 'offers-page.tsx'),
    "import * as messages from './messages';\nexport const OffersPage = () => messages.title(2);\n",
  );
  rmSync(path.join(page, 'offers-page.test.tsx'));
  const { code, said } = await runPasal(remote, ['check', '--local']);
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/offers-page\.tsx[^]*the types do not agree/),
  ]);
});
