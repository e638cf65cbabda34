import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builds, root } from './workspaces.mjs';

/** @typedef {'server' | 'demo'} NodeWorkspace */

/**
 * Reads the configuration for one release from a workspace's own `webpack.config.js`.
 * @param {string} workspace
 * @param {string} version
 * @param {{development?: boolean, light?: string}} how for development; or, for a first start, one language of it
 */
export async function configurationOf(workspace, version, how) {
  const { default: configure } = await import(path.join(root, workspace, 'webpack.config.js'));
  return configure({ name: builds[workspace], version, ...how });
}

/**
 * Builds host or remote into `dist/<release>` and writes its record; for a first start one language of it.
 * @param {string} workspace
 * @param {string} release
 * @param {string} [light]
 */
export async function buildRemoteOrHost(workspace, release, light) {
  const { default: webpack } = await import('webpack');
  const compiler = webpack(await configurationOf(workspace, release, { light }));
  /** @type {import('webpack').Stats} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(`${workspace}:\n${stats.toString({ preset: 'errors-warnings' })}`);
  }
  pruneReleases(workspace);
}

/** Milliseconds that a release stays after the next one: pages opened before still request its files. */
const RETENTION = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes release folders of a workspace that no open page can use any more.
 * @param {string} workspace
 */
function pruneReleases(workspace) {
  const dist = path.join(root, workspace, 'dist');
  const folders = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, at: statSync(path.join(dist, name)).mtimeMs }))
    .toSorted((a, b) => b.at - a.at);
  /** @type {(folder: object, at: number) => boolean} */
  const isOld = (_folder, at) => Date.now() - (folders[at - 1]?.at ?? Infinity) > RETENTION;
  for (const { name } of folders.filter(isOld)) {
    rmSync(path.join(dist, name), { recursive: true });
  }
}

/**
 * The files of a workspace that node runs: its programs and each operator's command, by output name.
 * @type {Record<NodeWorkspace, { programs: string[], commands: string }>}
 */
const nodeEntries = {
  server: {
    programs: [
      'src/main.ts',
      'src/start/first-start-process.ts',
      'src/pictures/drawing/drawing-process.ts',
    ],
    commands: 'src/operator/commands',
  },
  demo: { programs: ['src/seed-demo.ts'], commands: 'src/commands' },
};

/** @param {NodeWorkspace} workspace */
function entriesOf(workspace) {
  const { programs, commands } = nodeEntries[workspace];
  const folder = path.join(root, workspace, commands);
  const files = [
    ...programs.map((file) => path.join(root, workspace, file)),
    ...readdirSync(folder).map((file) => path.join(folder, file)),
  ];
  return Object.fromEntries(files.map((file) => [path.basename(file, '.ts'), file]));
}

const commonBundle = () =>
  JSON.parse(readFileSync(path.join(root, 'scripts/server-bundle.json'), 'utf8'));

/**
 * Builds the program that renders pages together with the server. It shares no files: it may read only one.
 * @type {import('esbuild').Plugin}
 */
const renderProcess = {
  name: 'render-process',
  setup({ onStart, esbuild }) {
    const entry = path.join(root, 'platform/server/render/process/render-process.ts');
    const outfile = path.join(root, 'server/dist/render-process.mjs');
    onStart(async () => {
      const { errors } = await esbuild.build({ ...commonBundle(), entryPoints: [entry], outfile });
      return { errors };
    });
  },
};

/**
 * The esbuild options for server and demo: `scripts/server-bundle.json`, with code splitting between entries.
 * Packages are bundled, because reading one file takes half as long as reading 600; those with native code or
 * WebAssembly stay in node_modules.
 * @param {NodeWorkspace} workspace
 */
export function nodeBundle(workspace) {
  return {
    ...commonBundle(),
    entryPoints: entriesOf(workspace),
    outdir: path.join(root, workspace, 'dist'),
    outExtension: { '.js': '.mjs' },
    splitting: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: workspace === 'server' ? [renderProcess] : [],
  };
}

/**
 * @param {string} workspace
 * @param {string} release
 */
export function writeNodeRecord(workspace, release) {
  const dist = path.join(root, workspace, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(
    path.join(dist, `${workspace}.json`),
    `${JSON.stringify({ version: release }, null, 2)}\n`,
  );
}

/**
 * @param {NodeWorkspace} workspace
 * @param {string} release
 */
export async function buildForNode(workspace, release) {
  const { build } = await import('esbuild');
  rmSync(path.join(root, workspace, 'dist'), { recursive: true, force: true });
  await build(nodeBundle(workspace));
  writeNodeRecord(workspace, release);
}
