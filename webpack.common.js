import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { BuildRecordPlugin } from './scripts/build-record-plugin.mjs';

const root = import.meta.dirname;
const versionOf = (name) =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * What host and remotes have one instance of, and in which version. The host brings them all;
 * a remote brings none (`import: false`), so no second React can ever be in a page. A trailing
 * slash stands for the paths below a package (`react/jsx-runtime`).
 */
const singletons = {
  react: versionOf('react'),
  'react/': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'react-dom/': versionOf('react-dom'),
  'styled-components': versionOf('styled-components'),
  '@pasal/shared/api': versionOf('@pasal/shared'),
  '@pasal/shared/routing': versionOf('@pasal/shared'),
  '@pasal/shared/shell': versionOf('@pasal/shared'),
  '@pasal/shared/theme': versionOf('@pasal/shared'),
};

const sharedBy = (isHost) =>
  Object.fromEntries(
    Object.entries(singletons).map(([name, version]) => {
      const common = { singleton: true, requiredVersion: `^${version}` };
      return [name, isHost ? { ...common, version, eager: true } : { ...common, import: false }];
    }),
  );

/** How TypeScript becomes JavaScript for the browser, in every build and in a remote's own start. */
export const typescriptRule = (development) => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development } },
      target: 'es2022',
    },
  },
});

/** The federation half of a build: the host knows no remote; a remote exposes one module. */
const federation = (name, isHost) =>
  new ModuleFederationPlugin({
    name,
    shareStrategy: 'loaded-first',
    shared: sharedBy(isHost),
    dts: false,
    ...(isHost
      ? { manifest: false, experiments: { optimization: { target: 'web' } } }
      : {
          filename: 'remoteEntry.[contenthash:10].js',
          exposes: { './remote': './src/remote.ts' },
          manifest: true,
          experiments: {
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
        }),
  });

/**
 * The webpack configuration of one federated build.
 * @param {object} build
 * @param {string} build.name its name in the federation: `host`, or the remote's
 * @param {string} build.directory the workspace's absolute path
 * @param {string} build.version its release; the files go to `dist/<version>`
 * @param {boolean} [build.development] readable output for `npm run dev`
 * @returns {import('webpack').Configuration}
 */
export function federatedBuild({ name, directory, version, development = false }) {
  const isHost = name === 'host';
  return {
    name,
    context: directory,
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : 'source-map',
    entry: isHost ? { host: './src/main.ts' } : {},
    output: {
      path: path.join(directory, 'dist', version),
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      publicPath: 'auto',
      uniqueName: `pasal_${name}`,
      // The runtime asks for scripts of its own origin; said plainly so that preloads match.
      crossOriginLoading: false,
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [typescriptRule(development)],
    },
    plugins: [
      federation(name, isHost),
      new BuildRecordPlugin({ name, directory, version, development }),
    ],
    optimization: {
      // The compiler that reads the sources also makes them small: webpack's own takes many times longer.
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
      ],
    },
    performance: {
      hints: development ? false : 'error',
      // Raw bytes; about a third of it travels. The host carries every singleton.
      maxEntrypointSize: (isHost ? 620 : 120) * 1024,
      maxAssetSize: (isHost ? 620 : 260) * 1024,
      assetFilter: (file) => file.endsWith('.js'),
    },
    cache: {
      type: 'filesystem',
      name: `${name}-${development ? 'development' : 'production'}`,
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
    stats: 'errors-warnings',
    // The manifest plugin notes at every build that addresses are resolved at run time, as is meant.
    infrastructureLogging: { level: 'error' },
  };
}
