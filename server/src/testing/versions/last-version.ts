import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(__dirname, '../../../..');

/** A released version of the shop. */
interface Version {
  name: string;
  commit: string;
}

/** Runs git; undefined where it has no answer. */
function ask(...words: string[]): string | undefined {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The versions listed in CHANGELOG.md, the newest first. */
export function versionsTold(): string[] {
  const text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  return [...text.matchAll(/^## (\d+\.\d+\.\d+) \(/gm)].map(([, name = '']) => name);
}

/** The commit of a version: of its tag, or, in a clone without tags, the one that added its heading. */
function commitOf(name: string): string | undefined {
  const tagged = ask('rev-parse', '--verify', '--quiet', `v${name}^{commit}`);
  if (tagged !== undefined) return tagged;
  // The history of such a clone may begin anywhere.
  if (ask('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  return ask('log', '--format=%H', `-S## ${name} (`, '--', 'CHANGELOG.md')?.split('\n').at(-1);
}

/** Finds the version before this commit, or the reason why there is none. */
export function findLastVersion(): Version | { missing: string } {
  const head = ask('rev-parse', 'HEAD');
  if (head === undefined) return { missing: 'this is no clone of its repository' };
  const found = versionsTold().flatMap((name) => {
    const commit = commitOf(name);
    return commit === undefined ? [] : [{ name, commit }];
  });
  // A tagged commit is compared with the version before it, and the first one with itself.
  const version = found.find(({ commit }) => commit !== head) ?? found[0];
  return (
    version ?? { missing: 'this clone has no version; git fetch --unshallow --tags brings them' }
  );
}
