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
};

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(?:test|long)\.tsx?$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => !file.includes('/testing/'))
    .toSorted();
}

/** A digest of all a build depends on: its sources, shared, the configuration, the lock file. */
export function sourceDigest(workspace) {
  const hash = createHash('sha256');
  const files = [
    ...filesBelow(path.join(root, workspace, 'src')),
    ...filesBelow(path.join(root, 'shared/src')),
    // The demo is written with the server's own tables.
    ...(workspace === 'demo' ? filesBelow(path.join(root, 'server/src')) : []),
    path.join(root, 'package-lock.json'),
    path.join(root, 'webpack.common.js'),
    ...[path.join(root, workspace, 'webpack.config.js')].filter((file) => existsSync(file)),
    ...filesBelow(path.join(root, 'kit/build')),
    ...filesBelow(path.join(root, 'scripts')),
  ];
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** The release a workspace's sources make: its package version and the digest. */
export function releaseOf(workspace) {
  const { version } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));
  return `${version}-${sourceDigest(workspace)}`;
}

const recordFile = (workspace) =>
  path.join(
    root,
    workspace,
    'dist',
    { server: 'server.json', demo: 'demo.json' }[workspace] ?? 'release.json',
  );

/** Whether `dist` already holds this release, files and all. */
export function isBuilt(workspace, release) {
  if (!existsSync(recordFile(workspace))) return false;
  const record = JSON.parse(readFileSync(recordFile(workspace), 'utf8'));
  const entry = { server: 'main.mjs', demo: 'seed-demo.mjs' }[workspace] ?? release;
  const files = path.join(root, workspace, 'dist', entry);
  return record.version === release && existsSync(files);
}
