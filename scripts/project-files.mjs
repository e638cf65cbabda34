import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspaces.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

/**
 * Lists the project's own files whose names fit a pattern, as paths from its root.
 * @param {RegExp} pattern
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(pattern, folder = '') {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (LEFT_OUT.has(entry.name) || entry.name.startsWith('.')) return [];
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(pattern, name);
    return pattern.test(name) ? [name] : [];
  });
}
