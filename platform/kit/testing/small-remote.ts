import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Inside the project, for its packages; a separate folder, so that it is no part of the shop. */
const FOLDER = '../../node_modules/.cache/pasal-test';
const WRITER = 'new/write-template.mjs';

/**
 * A remote `offers` with a repository of its own, as `pasal new` writes it, with these files changed.
 * @param kit its folder
 */
export function writeSmallRemote(
  files: Record<string, string> = {},
  kit = resolve(__dirname, '..'),
): string {
  const folder = resolve(kit, FOLDER);
  mkdirSync(folder, { recursive: true });
  const directory = mkdtempSync(join(folder, 'remote-'));
  const values = JSON.stringify({ name: 'offers', shop: 'http://127.0.0.1:9', overrides: '{}' });
  const script = `import { writeTemplate } from ${JSON.stringify(pathToFileURL(resolve(kit, WRITER)).href)};
    writeTemplate(${JSON.stringify(directory)}, 'repository', ${values});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  const compilerOptions = {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node', 'jest', '@testing-library/jest-dom'],
  };
  const settings = { extends: '../../../../tsconfig.base.json', compilerOptions, include: ['src'] };
  const all = { 'tsconfig.json': JSON.stringify(settings), ...files };
  for (const [file, text] of Object.entries(all)) writeFileSync(join(directory, file), text);
  return directory;
}
