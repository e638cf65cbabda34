import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, markInstalled } from './install.mjs';
import { root } from './workspaces.mjs';

/** The fields that npm writes for a workspace in the lock file, in npm's order. */
const FIELDS = ['name', 'version', 'license', 'dependencies', 'devDependencies'];
const file = path.join(root, 'package-lock.json');
/** @type {<Value>(entries: [string, Value][]) => [string, Value][]} */
const inOrder = (entries) => entries.toSorted(([a], [b]) => a.localeCompare(b, 'en'));

const modules = path.join(root, 'node_modules');
/** True when the installed packages are this tree's: a `node_modules` that is a link belongs to another. */
const isOurs = existsSync(modules) && !lstatSync(modules).isSymbolicLink();

/**
 * The folder where npm links a workspace, for imports by its name.
 * @param {string} name
 * @param {string} workspace
 */
function link(name, workspace) {
  const place = path.join(modules, name);
  if (!existsSync(place)) symlinkSync(path.join('../..', workspace), place);
}

/**
 * Adds a workspace to the lock file and to what is installed, without a download: it brings no package.
 * @param {string} workspace
 */
export function addToLockFile(workspace) {
  const wasInstalled = isOurs && isInstalled();
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const own = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));
  const fields = FIELDS.filter((key) => key in own).map((key) => [key, own[key]]);
  const { '': project, ...packages } = lock.packages;
  const added = {
    ...packages,
    [workspace]: Object.fromEntries(fields),
    [`node_modules/${own.name}`]: { resolved: workspace, link: true },
  };
  lock.packages = { '': project, ...Object.fromEntries(inOrder(Object.entries(added))) };
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  if (isOurs) link(own.name, workspace);
  if (wasInstalled) markInstalled();
}
