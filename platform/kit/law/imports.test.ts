import { rmSync } from 'node:fs';
import { runPasal } from '../testing/run-pasal';
import { writeSmallRemote } from '../testing/small-remote';

// Types are checked first, by a compiler of its own.
jest.setTimeout(120_000);

const PLANTED = {
  "import '../../elsewhere';": 'leads out of the remote',
  "import '@pasal/shared/store';": 'is no part of what the shop shares',
  "import '@pasal/shared/testing';": 'is for tests',
  "import '@pasal/host';": 'is none of the remote’s business',
  "import 'react-router-dom';": 'is reached through @pasal/shared',
  "export * from '@reduxjs/toolkit';": 'is reached through @pasal/shared',
  "import 'node:fs';": 'is not there in a browser',
  "void import('kysely');": 'is not among the dependencies',
};

test('every import that leaves the remote is refused by its line', async () => {
  const words = Object.keys(PLANTED).map((line) => `// @ts-nocheck\n${line}\nexport {};\n`);
  const files = words.map((text, at) => [`src/planted-${at}.ts`, text] as const);
  const remote = writeSmallRemote(Object.fromEntries(files));
  const { code, said } = await runPasal(remote, ['check', '--local']);
  rmSync(remote, { recursive: true, force: true });
  const found = said.split('\n').filter((line) => line.startsWith('src/'));
  expect([code, found]).toEqual([
    1,
    Object.values(PLANTED).map((problem, at) =>
      expect.stringMatching(new RegExp(`^src/planted-${at}\\.ts: ".+" ${problem}`)),
    ),
  ]);
});
