import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../build/installed.mjs';
import { languagesOf } from '../build/languages.mjs';

/** Below the remote, so that its packages are found. */
const SETTINGS = 'node_modules/.cache/pasal';

/**
 * Writes the compiler settings that replace the English texts by those of a language.
 * @param {string} language
 * @param {string} directory
 */
function settingsIn(language, directory) {
  const folder = path.join(directory, SETTINGS);
  const file = path.join(folder, `tsconfig.${language}.json`);
  mkdirSync(folder, { recursive: true });
  const settings = {
    extends: path.relative(folder, path.join(directory, 'tsconfig.json')),
    compilerOptions: { moduleSuffixes: [`.${language}`, ''] },
  };
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

/**
 * Checks the types, also against the installed contract, in each language, whose texts replace the English ones. The
 * shop's own repository has its own check for those.
 * @param {import('./remote.mjs').Remote} remote
 */
export function checkTypes({ directory, isOfShop }) {
  const compiler = path.join(folderOf('typescript', import.meta.dirname), 'bin/tsc');
  const others = isOfShop ? [] : languagesOf(directory);
  const runs = [
    [isOfShop ? '-b' : '-p', '.'],
    ...others.map((language) => ['-p', settingsIn(language, directory)]),
  ];
  for (const words of runs) {
    const { status } = spawnSync(process.execPath, [compiler, ...words], {
      cwd: directory,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('the types do not agree, as is said above.');
  }
}
