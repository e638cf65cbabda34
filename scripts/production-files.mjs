/**
 * `node scripts/production-files.mjs <folder>`: fills an empty folder with the files of a built production shop:
 * builds, package.json files, the kit's own files, and the licences of its packages. `npm ci --omit=dev` there adds
 * the packages.
 */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { packagesInside, writeBill, writeLicences } from './bill-of-materials.mjs';
import { KIT, builds, root, unbuilt } from './workspaces.mjs';

const [, , folder = ''] = process.argv;
/** No production shop has a demo. */
const served = Object.keys(builds).filter((workspace) => workspace !== 'demo');
/** Includes the floors below the builds; npm needs each workspace in the lock file. */
const described = [...served, 'core', 'platform', 'shared', 'demo', 'e2e'];
/** npm runs `scripts/install.mjs` after an installation. */
const files = ['package.json', 'package-lock.json', 'LICENSE', 'scripts/install.mjs', KIT];

const missing = unbuilt().filter((workspace) => served.includes(workspace));
if (folder === '' || missing.length > 0) {
  console.error(folder === '' ? 'Say into which folder.' : `${missing.join(', ')}: not built.`);
  process.exit(1);
}

const parts = [
  ...files,
  ...described.map((workspace) => `${workspace}/package.json`),
  ...served.map((workspace) => `${workspace}/dist`),
];
/** @param {string} file */
const filter = (file) => !file.slice(root.length).includes('node_modules');
for (const part of parts.filter((each) => existsSync(path.join(root, each)))) {
  cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter });
}

const inside = packagesInside(served);
mkdirSync(path.join(folder, 'licences'));
writeBill(path.join(folder, 'sbom.json'), inside);
writeLicences(path.join(folder, 'licences'), inside);
