import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/**
 * The folder where `npm test` puts Debian's packages when the machine has none (`scripts/debian-programs.mjs`).
 */
const UNPACKED = resolve(__dirname, '../../../node_modules/.cache/prometheus/usr/bin');

/** Prometheus' own programs, as Debian calls them. */
type Program = 'prometheus' | 'promtool' | 'prometheus-blackbox-exporter';

/** Finds the file of a program of Prometheus; undefined where this machine has none. */
export function findProgram(name: Program): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), UNPACKED];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
