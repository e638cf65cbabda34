import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspaces.mjs';

/** The packages are unpacked and not installed: installing them would start services on the machine. */
const unpackingOf = (/** @type {string[]} */ packages) => `
  (apt-get update -qq || true) && apt-get download -qq ${packages.join(' ')} &&
  for package in *.deb; do dpkg -x "$package" . && rm "$package"; done
`;

/**
 * True when programs of Debian are available. On Debian they are downloaded, unless the machine must not be changed.
 * @param {{ folder: string, places: string[], programs: string[], packages: string[] }} wanted `places` are folders
 * of programs, in the machine and in the packages
 */
function ensurePrograms({ folder, places, programs, packages }) {
  const inMachine = [...(process.env.PATH ?? '').split(path.delimiter), ...places];
  const unpacked = places.map((place) => path.join(folder, place));
  const areThere = () =>
    programs.every((name) =>
      [...inMachine, ...unpacked].some((place) => existsSync(path.join(place, name))),
    );
  if (areThere()) return true;
  if (process.env.INSTALL_BROWSERS === 'no') return false;
  mkdirSync(folder, { recursive: true });
  console.log(`No ${programs[0]} yet: apt-get download ${packages.join(' ')}`);
  /** @type {import('node:child_process').StdioOptions} */
  const output = ['ignore', 'ignore', 'inherit'];
  spawnSync('sh', ['-c', unpackingOf(packages)], { cwd: folder, stdio: output, timeout: 300_000 });
  return areThere();
}

/** Prometheus, where `server/src/testing/prometheus.ts` looks for it. */
export const ensurePrometheus = () =>
  ensurePrograms({
    folder: path.join(root, 'node_modules/.cache/prometheus'),
    places: ['/usr/bin'],
    programs: ['prometheus', 'promtool', 'prometheus-blackbox-exporter'],
    packages: ['prometheus', 'prometheus-blackbox-exporter'],
  });

/** nginx, where `platform/e2e/shop/edge.ts` looks for it. */
export const ensureNginx = () =>
  ensurePrograms({
    folder: path.join(root, 'node_modules/.cache/nginx'),
    places: ['/usr/sbin'],
    programs: ['nginx'],
    packages: ['nginx', 'nginx-common'],
  });
