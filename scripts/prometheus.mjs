import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspaces.mjs';

/** The folder where `server/src/testing/prometheus.ts` looks too. */
const folder = path.join(root, 'node_modules/.cache/prometheus');
const unpacked = path.join(folder, 'usr/bin');
const PROGRAMS = ['prometheus', 'promtool', 'prometheus-blackbox-exporter'];
const PACKAGES = ['prometheus', 'prometheus-blackbox-exporter'];

/** The packages are unpacked and not installed: installing them would start services on the machine. */
const UNPACK = `
  (apt-get update -qq || true) && apt-get download -qq ${PACKAGES.join(' ')} &&
  for package in *.deb; do dpkg -x "$package" . && rm "$package"; done
`;

const isThere = (name) =>
  [...(process.env.PATH ?? '').split(path.delimiter), unpacked].some((place) =>
    existsSync(path.join(place, name)),
  );

/**
 * True when Prometheus' programs are on this machine. On Debian they are fetched, unless the machine must not
 * be changed.
 */
export function ensurePrometheus() {
  if (PROGRAMS.every(isThere)) return true;
  if (process.env.INSTALL_BROWSERS === 'no') return false;
  mkdirSync(folder, { recursive: true });
  console.log(`No Prometheus yet: apt-get download ${PACKAGES.join(' ')}`);
  const output = ['ignore', 'ignore', 'inherit'];
  spawnSync('sh', ['-c', UNPACK], { cwd: folder, stdio: output, timeout: 300_000 });
  return PROGRAMS.every(isThere);
}
