import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspaces.mjs';

/**
 * The fields read from a bill of materials.
 * @typedef {object} Bill
 * @property {{ name: string, version: string, 'bom-ref': string }[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */
/** @typedef {Record<string, Locked>} Inside the packages of a shop, by their folders */

/**
 * The fields read from a package in the lock file.
 * @typedef {{ version?: string, license?: string, dev?: boolean, link?: boolean }} Locked
 */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/**
 * The folder of the package that a source of a build belongs to; undefined for our own.
 * @param {string} source
 */
const packageOf = (source) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source)?.[0];

/**
 * Lists the package folders whose code is in a build, according to its source maps.
 * @param {string} workspace
 */
function packagesIn(workspace) {
  const dist = path.join(root, workspace, 'dist');
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.map'),
  );
  return maps
    .flatMap((file) => {
      /** @type {{ sources: string[] }} */
      const { sources } = JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
      return sources;
    })
    .flatMap(
      (source) => packageOf(source.replace(/^.*?(?=(?:[\w-]+\/)?node_modules\/)/, '')) ?? [],
    );
}

/**
 * Returns the packages of a production shop on this platform, by their folders in the lock file: those that `npm ci
 * --omit=dev` installs, and those bundled into the builds.
 * @param {string[]} workspaces
 * @returns {Inside}
 */
export function packagesInside(workspaces) {
  /** @type {{ packages: Inside }} */
  const { packages } = read('package-lock.json');
  const built = new Set(workspaces.flatMap(packagesIn));
  /** @param {[string, Locked]} entry */
  const isInside = ([folder, { dev, link }]) =>
    folder.includes('node_modules/') &&
    !link &&
    (!dev || built.has(folder)) &&
    existsSync(path.join(root, folder));
  return Object.fromEntries(Object.entries(packages).filter(isInside));
}

/** @param {string} folder */
const nameOf = (folder) => folder.replace(/^.*node_modules\//, '');

/**
 * Writes npm's bill of materials for the lock file, reduced to these packages.
 * @param {string} file
 * @param {Inside} inside
 */
export function writeBill(file, inside) {
  const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const { stdout } = spawnSync('npm', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
  /** @type {Bill} */
  const bill = JSON.parse(stdout);
  const wanted = new Set(
    Object.entries(inside).map(([folder, { version }]) => `${nameOf(folder)}@${version}`),
  );
  const components = bill.components.filter(({ name, version }) =>
    wanted.has(`${name}@${version}`),
  );
  const refs = new Set(components.map((component) => component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  // npm marks most of them as development packages; in the product they all count.
  const all = components.map((component) => ({ ...component, scope: 'required' }));
  writeFileSync(file, `${JSON.stringify({ ...bill, components: all, dependencies }, null, 2)}\n`);
}

/**
 * Writes the licence text of each package, or else the licence it declares.
 * @param {string} folder
 * @param {Inside} inside
 */
export function writeLicences(folder, inside) {
  for (const [place, { version, license = 'not named' }] of Object.entries(inside)) {
    const files = readdirSync(path.join(root, place), { withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ name }) => name);
    const licences = files.filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
    const texts = licences.length > 0 ? licences : files.filter((file) => /^readme/i.test(file));
    const paper = [
      `${nameOf(place)} ${version}: ${license}`,
      ...texts.map((file) => readFileSync(path.join(root, place, file), 'utf8')),
    ];
    const file = `${nameOf(place).replace('/', '+')}@${version}.txt`;
    writeFileSync(path.join(folder, file), paper.join('\n\n'));
  }
}
