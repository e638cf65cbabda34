/**
 * Checks that what has to name every remote by hand names those of the one list
 * (`shared/src/contracts/remotes.json`), and that the check itself still bites: a name put wrong in each
 * place must be found.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from './workspaces.mjs';

const textOf = (file) => readFileSync(path.join(root, file), 'utf8');
const folders = readdirSync(root).filter((name) => name.startsWith('remote-'));
const names = (found) => found.filter((name) => name.startsWith('remote-'));

/** A place that names remotes, what stands in it, and which it names. */
const places = [
  ['the folders', folders.join(' '), (text) => text.split(' ')],
  ['package.json', textOf('package.json'), (text) => names(JSON.parse(text).workspaces)],
  [
    'tsconfig.json',
    textOf('tsconfig.json'),
    (text) => names(JSON.parse(text).references.map((reference) => reference.path)),
  ],
  [
    'CODEOWNERS',
    textOf('CODEOWNERS'),
    (text) => [...text.matchAll(/^\/(remote-[^/]+)\/ +@/gm)].map(([, name]) => name),
  ],
];

/** What a remote calls itself, for the federation and for npm. */
const ownNames = Object.entries(remotes).flatMap(([name, workspace]) => [
  [`${workspace}/src/routes.ts`, `name: '${name}'`],
  [`${workspace}/package.json`, `"name": "@pasal/${workspace}"`],
]);

function findingsIn([place, text, read]) {
  const found = read(text);
  const listed = Object.values(remotes);
  return [
    ...listed.filter((name) => !found.includes(name)).map((name) => `${place}: no ${name}`),
    ...found
      .filter((name) => !listed.includes(name))
      .map((name) => `${place}: ${name} is in no list of remotes`),
  ];
}

const findings = [
  ...places.flatMap(findingsIn),
  ...ownNames
    .filter(([file, words]) => !textOf(file).includes(words))
    .map(([file, words]) => `${file}: does not say ${words}`),
];
const [planted] = Object.values(remotes);
const missed = places
  .filter(
    ([place, text, read]) =>
      findingsIn([place, text.replaceAll(planted, 'remote-planted'), read]).length !== 2,
  )
  .map(([place]) => `${place}: a wrong name planted in it was not found`);
for (const each of [...findings, ...missed]) console.error(each);
process.exitCode = findings.length + missed.length === 0 ? 0 : 1;
