import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runPasal } from '../testing/run-pasal';
import { writeSmallRemote } from '../testing/small-remote';

const styled = (css: string) =>
  `import styled from 'styled-components'; export const Part = styled.p.attrs({})\`${css}\`;`;

/** Styles that stay below the class of their part. */
const WITHIN = styled(
  '/* html {} */ &:hover > *, a[data-to="#x"]::before { content: "* { }"; } @media print { li { color: ${1}; } }',
);

const PLANTED = {
  "import '../../elsewhere';": 'leads out of the remote',
  "import '@pasal/shared/store';": 'is no part of what the shop shares',
  "import '@pasal/shared/testing';": 'is for tests',
  "import '@pasal/host';": 'is none of the remote’s business',
  "import 'react-router-dom';": 'is reached through @pasal/shared',
  "export * from '@reduxjs/toolkit';": 'is reached through @pasal/shared',
  "import 'node:fs';": 'is not there in a browser',
  "void import('kysely');": 'is not among the dependencies',
  'void import(String(1));': 'is not among the dependencies',
  'document.adoptedStyleSheets = [];': 'adoptedStyleSheets styles parts of other teams',
  [styled('a, html.dark & { color: red; }')]: 'reaches the whole page',
  [styled('@media print { :root { color: red; } }')]: 'reaches the whole page',
  [styled('p { color: red; } * { margin: 0; }')]: 'reaches whatever stands below it, of any part',
  [styled('#root { color: red; }')]: 'reaches an element by its id, whosever it is',
  [styled('main:has(> &) { color: red; }')]: 'reaches what its part stands in',
  [styled('@font-face { src: url(a); }')]: 'reaches the whole page',
  'window.offers = {};': 'sets offers on the window, which all parts share',
  'Object.assign(globalThis, {});': 'sets names on the window, which all parts share',
};

test('every import that leaves the remote, and every style that does, is refused by its line', async () => {
  const words = Object.keys(PLANTED).map((line) => `// @ts-nocheck\n${line}\nexport {};\n`);
  const files = words.map((text, at) => [`src/planted-${at + 10}.ts`, text] as const);
  const remote = writeSmallRemote({
    ...Object.fromEntries(files),
    'src/within.ts': `// @ts-nocheck\n${WITHIN}\n`,
  });
  const { code, said } = await runPasal(remote, ['check', '--local']);
  rmSync(remote, { recursive: true, force: true });
  const found = said.split('\n').filter((line) => line.startsWith('src/'));
  expect([code, found]).toEqual([
    1,
    Object.values(PLANTED).map((problem, at) =>
      expect.stringMatching(new RegExp(`^src/planted-${at + 10}\\.ts: (?:["@].+ )?${problem}`)),
    ),
  ]);
});

test('a remote of the shop has its packages for development: a built shop installs none of them', () => {
  const directory = path.resolve(__dirname, '../../../remote-releases');
  const own: unknown = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  const law = pathToFileURL(path.join(__dirname, 'imports.mjs')).href;
  const program = `const { problemsOfImports } = await import('${law}');
    const remote = ${JSON.stringify({ directory, own })};
    const problems = [true, false].map((isOfShop) => problemsOfImports({ ...remote, isOfShop }));
    console.log(JSON.stringify(problems.map((each) => each.filter((text) => text.includes('"react"')))));`;
  const words = ['--input-type=module', '--eval', program];
  const said = execFileSync(process.execPath, words, { encoding: 'utf8' });
  const [ofShop, elsewhere] = JSON.parse(said) as string[][];
  expect(ofShop).toEqual([]);
  expect(elsewhere).not.toEqual([]);
});
