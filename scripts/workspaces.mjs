import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

const REMOTE = /^remote-([a-z][a-z0-9-]*)$/;

/** The workspace of each remote, by its federation name: every `remote-<name>` folder is one. There is no other list. */
export const remotes = Object.fromEntries(
  readdirSync(root)
    .filter((folder) => REMOTE.test(folder) && existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => [folder.replace(REMOTE, '$1'), folder]),
);

/** The kit that teams build with. */
export const KIT = 'platform/kit';

/**
 * Every workspace with a build, and its federation name.
 * @type {Record<string, string>}
 */
export const builds = {
  host: 'host',
  ...Object.fromEntries(Object.entries(remotes).map(([name, workspace]) => [workspace, name])),
  server: 'server',
  demo: 'demo',
  [KIT]: 'kit',
};

/** Builds that run in Node; all others except the kit are pages. */
const NODE = new Set(['server', 'demo']);
/**
 * @param {string} workspace
 * @returns {workspace is 'server' | 'demo'}
 */
export const isForNode = (workspace) => NODE.has(workspace);
/**
 * Builds that are releases of pages.
 * @param {string} workspace
 */
export const isOfPages = (workspace) => workspace !== KIT && !isForNode(workspace);

const TEST = /\.(?:test|long)\.tsx?$/;
const PACKAGES = 'package-lock.json';

/** The floors every build depends on: the contracts between browser, server and teams. */
const CONTRACTS = ['core/contract', 'platform/contract'];
/**
 * The other floors a build depends on.
 * @type {Record<string, string[]>}
 */
const FLOORS = {
  host: ['platform/browser'],
  server: ['core', 'platform/server'],
  // The demo uses the server's own tables.
  demo: ['core', 'platform/server', 'server/src'],
};

/** The scripts that determine a build's output; changes to others make no build stale. */
const SCRIPTS = {
  ofPages: ['build-workspace.mjs'],
  forNode: ['build-workspace.mjs', 'server-bundle.json'],
  ofKit: [
    'build-gallery.mjs',
    'build-kit.mjs',
    'compile-shared.mjs',
    'from-source.mjs',
    'shared-offers.mjs',
  ],
};
/** @param {string} workspace */
const scriptsOf = (workspace) =>
  SCRIPTS[workspace === KIT ? 'ofKit' : isForNode(workspace) ? 'forNode' : 'ofPages'].map(
    (file) => `scripts/${file}`,
  );

/**
 * The folders and files of a build's sources, except the packages.
 * @param {string} workspace
 * @returns {string[]}
 */
function partsOf(workspace) {
  const kit = ['bin', 'command', 'dev', 'jest', 'law', 'new', 'release', 'template'];
  const contracts = [...CONTRACTS, 'shared/src'];
  const common = [...contracts, ...scriptsOf(workspace)];
  if (isForNode(workspace)) return [...common, `${workspace}/src`, ...(FLOORS[workspace] ?? [])];
  common.push(`${KIT}/build`, 'webpack.common.js');
  if (workspace === KIT) {
    const pages = ['shared/README.md', 'shared/CHANGELOG.md', 'shared/gallery'];
    const described = [
      `${KIT}/package.json`,
      'shared/package.json',
      'tsconfig.base.json',
      ...pages,
    ];
    return [...common, ...kit.map((folder) => `${KIT}/${folder}`), ...described];
  }
  const own = [`${workspace}/src`, `${workspace}/webpack.config.js`];
  return [...common, ...own, ...(FLOORS[workspace] ?? [])];
}

/**
 * True when a file of one of those parts is in the build. Tests and an area's rules are not; the kit includes the
 * files that teams test with.
 * @param {string} workspace
 * @param {string} file
 */
const isBuiltFrom = (workspace, file) =>
  !TEST.test(file) &&
  !file.endsWith('/rules.md') &&
  !file.includes('node_modules/') &&
  (workspace === KIT || !file.includes('/testing/'));

/**
 * Lists all source files of a build, as paths from the root.
 * @param {string} workspace
 */
function inputsOf(workspace) {
  const files = partsOf(workspace).flatMap((part) => {
    const place = path.join(root, part);
    if (!existsSync(place)) return [];
    if (statSync(place).isFile()) return [part];
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.relative(root, path.join(file.parentPath, file.name)));
  });
  const built = files.filter((file) => isBuiltFrom(workspace, file));
  return [...new Set(built)].toSorted();
}

/**
 * Returns the builds that contain any of these files, by paths from the root; the files may have been deleted.
 * @param {string[]} files
 */
export const buildsOf = (files) =>
  Object.keys(builds).filter((workspace) => {
    const parts = partsOf(workspace);
    return files.some(
      (file) =>
        file === PACKAGES ||
        (isBuiltFrom(workspace, file) &&
          parts.some((part) => file === part || file.startsWith(`${part}/`))),
    );
  });

/** The packages in the lock file; adding or removing a workspace changes no other build. */
function lockedPackages() {
  /** @type {{ packages: Record<string, { link?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(path.join(root, PACKAGES), 'utf8'));
  const installed = Object.entries(packages).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  );
  return JSON.stringify(installed);
}

/**
 * Makes a digest of everything a build depends on: its sources, shared, the configuration, the packages.
 * @param {string} workspace
 */
export function sourceDigest(workspace) {
  const hash = createHash('sha256').update(lockedPackages());
  for (const file of inputsOf(workspace)) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Returns the release name of a workspace's sources: its package version and the digest.
 * @param {string} workspace
 */
export function releaseOf(workspace) {
  const { version } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));
  return `${version}-${sourceDigest(workspace)}`;
}

/** A first start's build has a name of its own, so that it is not mistaken for the full build of these sources. */
const LIGHT = '-light';
/** @param {string} release */
export const lightReleaseOf = (release) => `${release}${LIGHT}`;
/** @param {string} release */
export const isLight = (release) => release.endsWith(LIGHT);

/**
 * The record that each non-release build leaves, and a file that must be next to it.
 * @type {Record<string, [record: string, entry: string]>}
 */
const OTHERS = {
  server: ['server.json', 'main.mjs'],
  demo: ['demo.json', 'seed-demo.mjs'],
  [KIT]: ['kit.json', 'index.json'],
};

/**
 * Reads the record of `dist`; nothing when it is incomplete.
 * @param {string} workspace
 * @returns {string | undefined}
 */
function builtRelease(workspace) {
  const [record, entry] = OTHERS[workspace] ?? ['release.json', undefined];
  const dist = path.join(root, workspace, 'dist');
  if (!existsSync(path.join(dist, record))) return undefined;
  const { version } = JSON.parse(readFileSync(path.join(dist, record), 'utf8'));
  return existsSync(path.join(dist, entry ?? version)) ? version : undefined;
}

/**
 * The languages other than English that the newest build of a workspace has.
 * @param {string} workspace
 */
export function languagesBuilt(workspace) {
  const { languages = {} } = JSON.parse(
    readFileSync(path.join(root, workspace, 'dist/release.json'), 'utf8'),
  );
  return Object.keys(languages);
}

/**
 * True when `dist` already holds this release, files and all.
 * @param {string} workspace
 * @param {string} release
 */
export const isBuilt = (workspace, release) => builtRelease(workspace) === release;

/** Returns the workspaces without a complete build of any age. */
export const unbuilt = () =>
  Object.keys(builds).filter((workspace) => {
    const release = builtRelease(workspace);
    return release === undefined || isLight(release);
  });
