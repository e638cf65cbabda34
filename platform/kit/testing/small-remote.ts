import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Below the project, for its packages; one of its own, so that it is no part of the shop. */
const FOLDER = resolve(__dirname, '../../../node_modules/.cache/pasal-test');
const WRITER = pathToFileURL(resolve(__dirname, '../new/write-template.mjs')).href;

/** A remote `offers` with a repository of its own, as `pasal new` writes it, with these files changed. */
export function writeSmallRemote(files: Record<string, string> = {}): string {
  mkdirSync(FOLDER, { recursive: true });
  const directory = mkdtempSync(join(FOLDER, 'remote-'));
  const values = JSON.stringify({ name: 'offers', shop: 'http://127.0.0.1:9', overrides: '{}' });
  const script = `import { writeTemplate } from ${JSON.stringify(WRITER)};
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
