import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './last-version';

const OWN = '@pasal';

/** The packages of this tree, and the tree's own parts in their places. */
async function linkPackages(tree: string): Promise<void> {
  const packages = join(ROOT, 'node_modules');
  await mkdir(join(tree, 'node_modules', OWN), { recursive: true });
  for (const name of await readdir(packages)) {
    if (name === OWN || name === '.cache') continue;
    await symlink(join(packages, name), join(tree, 'node_modules', name));
  }
  for (const name of await readdir(join(packages, OWN))) {
    const part = await readlink(join(packages, OWN, name));
    await symlink(part, join(tree, 'node_modules', OWN, name));
    const nested = join(dirname(join(packages, OWN, name)), part, 'node_modules');
    const place = join(tree, 'node_modules', OWN, part);
    if (existsSync(nested) && existsSync(place)) await symlink(nested, join(place, 'node_modules'));
  }
}

/**
 * Puts the tree of a commit into a folder of its own, with this tree's packages where both have the same.
 * @returns the folder, and a function that removes it
 */
export async function openTree(commit: string) {
  const tree = await mkdtemp(join(tmpdir(), 'pasal-version-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  const [theirs, ours] = [tree, ROOT].map((at) =>
    readFileSync(join(at, 'package-lock.json'), 'utf8'),
  );
  if (theirs === ours) await linkPackages(tree);
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree, stdio: 'pipe' });
  return { tree, close: () => rm(tree, { recursive: true, force: true }) };
}
