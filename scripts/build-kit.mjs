import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractOf } from '../platform/kit/build/contract.mjs';
import { archiveOf } from '../platform/kit/release/archive.mjs';
import { buildGallery } from './build-gallery.mjs';
import { compileShared, importsOfShared } from './compile-shared.mjs';
import { listOffers, writeOffers } from './shared-offers.mjs';
import { root } from './workspaces.mjs';

/** @typedef {import('./shared-offers.mjs').Room[]} Rooms */

const dist = path.join(root, 'platform/kit/dist');
const work = path.join(dist, '.work');
/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
/**
 * @param {string} file
 * @param {object} value
 */
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted
 */
function filesBelow(folder, isWanted = () => true) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .filter(isWanted);
}

/** @type {(name: string, file: string) => readonly [string, Buffer]} */
const fileAs = (name, file) => [name, readFileSync(file)];

/**
 * Packs files in npm's format: below `package/`.
 * @param {string} file
 * @param {(readonly [name: string, bytes: string | Buffer])[]} entries
 */
async function pack(file, entries) {
  const named = entries.map(
    ([name, bytes]) => /** @type {const} */ ([`package/${name}`, Buffer.from(bytes)]),
  );
  writeFileSync(path.join(dist, file), await archiveOf(new Map(named)));
}

/**
 * All packages of a workspace, for a team, which builds with them; here, where builds are shipped, most are
 * devDependencies.
 * @param {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} own
 */
const packagesOf = ({ dependencies = {}, devDependencies = {} }) =>
  Object.entries({ ...dependencies, ...devDependencies }).toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );

/**
 * False for packages only our own tests and types of `shared` need, and for the floors below, which are included as
 * files.
 * @param {[name: string, version: string]} entry
 */
const isNeeded = ([name]) => !/^(?:@types\/|@pasal\/|fast-check$)/.test(name);

/**
 * The exports of `@pasal/shared`, pointing to the compiled files.
 * @param {Record<string, string>} exported
 */
const compiledExports = (exported) =>
  Object.fromEntries(
    Object.entries(exported).map(([name, source]) => {
      const file = source.replace('./src/', './dist/shared/src/').replace(/\.tsx?$/, '');
      return [name, { types: `${file}.d.ts`, default: `${file}.js` }];
    }),
  );

/**
 * @param {string} file
 * @param {{ digest: string }} contract
 * @param {Rooms} rooms
 */
async function packShared(file, contract, rooms) {
  // Without `type: module` a build reads these files like the TypeScript they come from: by Node's ES module rules a
  // default import of styled-components would be the whole module.
  const {
    private: _private,
    type: _type,
    devDependencies: _ours,
    ...own
  } = read('shared/package.json');
  const compiled = path.join(work, 'dist');
  await compileShared(compiled);
  const description = {
    ...own,
    dependencies: Object.fromEntries(packagesOf(read('shared/package.json')).filter(isNeeded)),
    exports: compiledExports(own.exports),
    imports: importsOfShared,
    // Only `testing` needs these; the kit depends on them.
    peerDependencies: { '@testing-library/react': '*', '@testing-library/user-event': '*' },
    peerDependenciesMeta: {
      '@testing-library/react': { optional: true },
      '@testing-library/user-event': { optional: true },
    },
    pasal: { contract: contract.digest },
  };
  await pack(file, [
    ['package.json', JSON.stringify(description, null, 2)],
    ...['README.md', 'CHANGELOG.md'].map((name) => fileAs(name, path.join(root, 'shared', name))),
    ['OFFERS.md', writeOffers(rooms)],
    ...filesBelow(compiled).map((name) => fileAs(`dist/${name}`, path.join(compiled, name))),
  ]);
}

/** The file that a remote's own `tsconfig.json` extends: our settings, for one type-checked program. */
function settingsOfRemotes() {
  const { compilerOptions } = read('tsconfig.base.json');
  const { composite: _composite, emitDeclarationOnly: _emit, ...options } = compilerOptions;
  const { lib, types } = read('remote-catalog/tsconfig.json').compilerOptions;
  return { compilerOptions: { ...options, lib, types, noEmit: true } };
}

/** @param {string} name */
const isPacked = (name) => !/^(?:dist|node_modules|testing)\/|\.test\.tsx?$|^tsconfig/.test(name);

/** @param {string} file */
async function packKit(file) {
  const folder = path.join(root, 'platform/kit');
  const { private: _private, devDependencies: _tools, ...own } = read('platform/kit/package.json');
  own.dependencies = Object.fromEntries(packagesOf(read('platform/kit/package.json')));
  own.exports['./tsconfig.json'] = './tsconfig.json';
  await pack(file, [
    ...filesBelow(folder, isPacked)
      .filter((name) => name !== 'package.json')
      .map((name) => fileAs(name, path.join(folder, name))),
    ['package.json', JSON.stringify(own, null, 2)],
    ['tsconfig.json', JSON.stringify(settingsOfRemotes(), null, 2)],
  ]);
}

/** Versions for a remote's package.json: those of packages shared on the page, and of packages we pin. */
function versionsOfPage() {
  const { devDependencies } = read('shared/package.json');
  const names = ['react', 'react-dom', 'styled-components'];
  const page = Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
  /** @type {{ overrides: Record<string, string | object> }} */
  const { overrides } = read('package.json');
  const heldBack = Object.entries(overrides).filter(([, version]) => typeof version === 'string');
  return { page, overrides: Object.fromEntries(heldBack) };
}

/**
 * Makes the packages that a team with its own repository installs: `shared` compiled and the kit, in npm's format,
 * and the index that a shop serves with them. Their names contain a digest of their inputs, so that an address always
 * has the same content.
 * @param {string} release
 */
export async function buildKit(release) {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const contract = contractOf(root);
  const digest = release.split('-').at(-1);
  const shared = `shared-${contract.version}-${digest}.tgz`;
  const kit = `remote-kit-${read('platform/kit/package.json').version}-${digest}.tgz`;
  for (const old of readdirSync(dist).filter((name) => name.endsWith('.tgz'))) {
    rmSync(path.join(dist, old));
  }
  const rooms = listOffers();
  await packShared(shared, contract, rooms);
  await packKit(kit);
  const gallery = await buildGallery({ dist, version: contract.version, rooms });
  write(path.join(dist, 'index.json'), { shared, kit, contract, ...gallery, ...versionsOfPage() });
  copyFileSync(path.join(root, 'platform/kit/llms.txt'), path.join(dist, 'llms.txt'));
  write(path.join(dist, 'kit.json'), { version: release });
  rmSync(work, { recursive: true });
}
