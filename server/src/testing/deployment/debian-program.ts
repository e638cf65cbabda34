import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './deployment-files';

const UNPACK = `
  (apt-get update -qq || true) && apt-get download -qq "$1" && dpkg -x "$1"_*.deb . && rm "$1"_*.deb
`;

/** Finds the file of a program; where the machine lacks it, Debian's package of that name is unpacked. */
export function debianProgram(name: string): string {
  const folder = join(ROOT, 'node_modules/.cache', name);
  const places = [...(process.env.PATH ?? '').split(delimiter), join(folder, 'usr/bin')];
  const find = () => places.map((place) => join(place, name)).find(existsSync);
  if (find() === undefined) {
    mkdirSync(folder, { recursive: true });
    execFileSync('sh', ['-ec', UNPACK, 'sh', name], { cwd: folder, stdio: 'inherit' });
  }
  const found = find();
  if (found === undefined) throw new Error(`This test needs ${name}: apt install ${name}`);
  return found;
}

/** Installs missing packages of Debian; only root can. */
export function ensureInstalled(programs: readonly string[]): void {
  const missing = programs.filter((name) => !existsSync(join('/usr/bin', name)));
  if (missing.length === 0) return;
  const words = ['install', '-qq', '--yes', '--no-install-recommends', ...missing];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', words, { env, stdio: 'inherit' });
  } catch (cause) {
    throw new Error(`This test needs Debian's ${missing.join(', ')}.`, { cause });
  }
}
