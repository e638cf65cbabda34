import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

const REMOTE = /^remote-([a-z][a-z0-9-]*)$/;

/**
 * The workspace of each remote, by its name in the federation: every `remote-<name>` folder is one.
 * Nothing else lists them.
 */
export const remotes = Object.fromEntries(
  readdirSync(root)
    .filter((folder) => REMOTE.test(folder) && existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => [folder.replace(REMOTE, '$1'), folder]),
);

/** Everything that is built, and the name it has in the federation. */
export const builds = {
  host: 'host',
  ...Object.fromEntries(Object.entries(remotes).map(([name, workspace]) => [workspace, name])),
  server: 'server',
  demo: 'demo',
  kit: 'kit',
};

const isNoTestKit = (file) => !file.includes('/testing/');

function filesBelow(folder, isCounted = isNoTestKit) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(?:test|long)\.tsx?$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .filter(isCounted)
    .toSorted();
}

/** What the lock file says of packages; that a workspace came or went changes no other's build. */
function lockedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(packages).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  );
  return JSON.stringify(installed);
}

const files = (...names) =>
  names.map((name) => path.join(root, name)).filter((file) => existsSync(file));

/** All of shared and the kit, tests aside: what a team with a repository of its own gets. */
const ofKit = () => [
  ...['bin', 'build', 'command', 'dev', 'jest', 'law', 'new', 'release', 'template'].flatMap(
    (folder) => filesBelow(path.join(root, 'kit', folder)),
  ),
  ...filesBelow(path.join(root, 'shared/src/testing'), () => true),
  ...files('kit/package.json', 'shared/package.json', 'tsconfig.base.json'),
];

/** A digest of all a build depends on: its sources, shared, the configuration, the packages. */
export function sourceDigest(workspace) {
  const hash = createHash('sha256').update(lockedPackages());
  const all = [
    ...(workspace === 'kit' ? ofKit() : filesBelow(path.join(root, workspace, 'src'))),
    ...filesBelow(path.join(root, 'shared/src')),
    // The demo is written with the server's own tables.
    ...(workspace === 'demo' ? filesBelow(path.join(root, 'server/src')) : []),
    ...files('webpack.common.js', `${workspace}/webpack.config.js`),
    ...filesBelow(path.join(root, 'kit/build')),
    ...filesBelow(path.join(root, 'scripts')),
  ];
  for (const file of all) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** The release a workspace's sources make: its package version and the digest. */
export function releaseOf(workspace) {
  const { version } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));
  return `${version}-${sourceDigest(workspace)}`;
}

/** The record each build leaves that is no release, and a file it must have beside it. */
const OTHERS = {
  server: ['server.json', 'main.mjs'],
  demo: ['demo.json', 'seed-demo.mjs'],
  kit: ['kit.json', 'index.json'],
};

/** Whether `dist` already holds this release, files and all. */
export function isBuilt(workspace, release) {
  const [record, entry] = OTHERS[workspace] ?? ['release.json', release];
  const dist = path.join(root, workspace, 'dist');
  if (!existsSync(path.join(dist, record))) return false;
  const { version } = JSON.parse(readFileSync(path.join(dist, record), 'utf8'));
  return version === release && existsSync(path.join(dist, entry));
}
