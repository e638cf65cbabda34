import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { edited, type Step } from './walk';

const ROOT = path.resolve(__dirname, '../..');
/** The workspace packages, whose links resolve within the tree that contains them. */
const OWN = '@pasal';

/** The copy does not inherit what the current run made for its suites, such as a migrated database. */
const OWN_ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('PASAL_TEST_')),
);

/** Links the installed packages; the workspaces are the copy's own. */
function linkModules(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    // Tool caches are not shared, or both trees would overwrite them.
    if (name === OWN || name.startsWith('.')) continue;
    symlinkSync(path.join(from, name), path.join(to, name));
  }
  if (existsSync(path.join(from, OWN))) {
    cpSync(path.join(from, OWN), path.join(to, OWN), { recursive: true, verbatimSymlinks: true });
  }
  if (existsSync(path.join(from, '.bin')))
    symlinkSync(path.join(from, '.bin'), path.join(to, '.bin'));
}

/** A copy of the project that can be edited and tried. */
export interface Tree {
  /** Applies a step; returns a function that undoes it. */
  apply: (step: Step) => () => void;
  /** Runs a Node command in it; returns whether it passed, and its output. */
  run: (...words: string[]) => { passed: boolean; said: string };
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  remove: () => void;
}

/** Copies the project as it is now, including uncommitted files. */
export function copyTree(): Tree {
  const tree = mkdtempSync(path.join(tmpdir(), 'pasal-adding-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of new Set(files)) {
    if (file !== '' && existsSync(path.join(ROOT, file))) {
      cpSync(path.join(ROOT, file), path.join(tree, file));
    }
  }
  for (const folder of ['.', 'core', 'platform', 'server', 'server/src/testing']) {
    const modules = path.join(ROOT, folder, 'node_modules');
    if (existsSync(modules)) linkModules(modules, path.join(tree, folder, 'node_modules'));
  }
  const at = (file: string) => path.join(tree, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  return {
    read,
    write,
    apply({ file, edits }) {
      const before = existsSync(at(file)) ? read(file) : undefined;
      write(file, edits.reduce(edited, before ?? ''));
      return () => (before === undefined ? rmSync(at(file)) : write(file, before));
    },
    run(...words) {
      const { status, stdout, stderr } = spawnSync(process.execPath, words, {
        cwd: tree,
        encoding: 'utf8',
        env: { ...OWN_ENVIRONMENT, TEST_FORM: '', JEST_WORKER_ID: '' },
      });
      return { passed: status === 0, said: stdout + stderr };
    },
    remove: () => rmSync(tree, { recursive: true, force: true }),
  };
}
