import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const linesOf = (command: string, ...words: string[]) =>
  execFileSync(command, words, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Matches text that leaves a script, or a value in it, without a type. */
const UNCHECKED = /@ts-(?:nocheck|ignore)|@ts-expect-error(?! -- )|@\w+ \{[^}]*(?:\bany\b|\*)/;

test('every script is in the project whose types are checked, and none leaves a type open', () => {
  const options = ['--cached', '--others', '--exclude-standard'];
  const written = linesOf('git', 'ls-files', ...options, '*.mjs', '*webpack*.js');
  const scripts = written.filter((file) => existsSync(path.join(ROOT, file)));
  const compiler = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.scripts.json'];
  const checked = new Set(linesOf(process.execPath, ...compiler, '--listFilesOnly'));
  expect(scripts.filter((file) => !checked.has(path.join(ROOT, file)))).toEqual([]);
  expect(checked).not.toContain(path.join(ROOT, 'scripts/planted.mjs'));

  expect(
    scripts.filter((file) => UNCHECKED.test(readFileSync(path.join(ROOT, file), 'utf8'))),
  ).toEqual([]);
  expect('/** @param {Map<string, any>} names of any of them */').toMatch(UNCHECKED);
  expect('/** @param {Map<string, string>} names of any of them */').not.toMatch(UNCHECKED);
});
