import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { PAGE_OF_DEVELOPMENT, RefreshPlugin } from '../dev/refresh/refresh-plugin.mjs';
import { CompileHintPlugin } from './compile-hint-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import {
  browserBuildName,
  conditionsOf,
  extensionsOf,
  fileNameIn,
  languagesOf,
  OTHER_LANGUAGES,
} from './languages.mjs';
import { LaterFilesPlugin } from './later-files-plugin.mjs';
import { ReachPlugin } from './reach-plugin.mjs';
import { manifestOf } from './manifest.mjs';
import { RecordPlugin } from './record-plugin.mjs';
import { quietRouter, replacements, runtimeOfPage } from './replacements.mjs';
import { hasServerBuild, ServerHalfPlugin } from './server-build.mjs';
import { KEPT_FILES } from './server-file.mjs';
import { sharedOf } from './singletons.mjs';
import { sourceRules } from './source-rules.mjs';
import { StyleNamesPlugin } from './style-names-plugin.mjs';
import { TypesPlugin } from './types-plugin.mjs';
import { WordsPlugin } from './words-plugin.mjs';

/** @import { Configuration } from 'webpack' */

/**
 * One federated build.
 * @typedef {object} Build
 * @property {string} name its name in the federation: `host`, or the remote's
 * @property {string} directory the workspace's absolute path
 * @property {string} version its release; the files go to `dist/<version>`
 * @property {string} cacheDirectory where compiled modules are cached between builds
 * @property {boolean} [development] readable output, with hot module replacement
 * @property {boolean} [inAllLanguages] also languages it has no texts in; the build prints a warning
 * @property {boolean} [recorded] false for a build without a record, which no shop can use
 * @property {string} [light] for a first start, the only language to build: fast, without checks of budgets and laws,
 * best compression or source maps. English writes the record, and other languages are added to it
 * @property {string} [language] the language of a browser build; English by default
 */

/**
 * True for the build whose manifest the release carries: one for all its languages.
 * @param {Build} build
 */
const isTold = ({ development, language = 'en' }) => !development && language === 'en';

/** @param {Build} build */
const hasTypes = (build) => isTold(build) && build.name !== 'host' && !build.light;

/**
 * The federation of a build. The host knows no remote: discovery names each release's entry and its hash. A remote
 * exposes one module, and takes the federation's runtime from the page instead of bringing its own, 20 kB in every entry.
 * @param {Build} build
 */
function federation(build) {
  const { name, directory, language = 'en' } = build;
  const isHost = name === 'host';
  return new ModuleFederationPlugin({
    name,
    shareStrategy: 'loaded-first',
    shared: sharedOf(directory, isHost),
    ...(!isHost && {
      filename: fileNameIn(language, 'remoteEntry.[contenthash:8].js'),
      exposes: { './remote': './src/remote.ts' },
    }),
    // `types-plugin.mjs` writes them.
    dts: false,
    manifest: isTold(build) && manifestOf(hasTypes(build)),
    // Snapshots replace manifests.
    experiments: {
      optimization: { target: 'web', disableSnapshot: true, disableRemote: !isHost },
    },
  });
}

/**
 * A remote's own sources must not affect anything outside its parts; a light build skips this check.
 * @param {Build} build
 * @returns {import('webpack').RuleSetRule}
 */
const reachRule = ({ directory }) => ({
  test: /\.tsx?$/,
  include: path.join(directory, 'src'),
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'reach-loader.mjs'),
});

/** @param {Build} build */
const looksAtReach = ({ name, development = false, language = 'en', light }) =>
  name !== 'host' && !development && !light && language === 'en';

/** The router ships components for every mode, of which the shop uses one. */
const ROUTER_RULE = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: path.join(import.meta.dirname, 'pure-calls-loader.mjs'),
};

/**
 * Makes the webpack configurations of one federated build: the browser's, preceded by the server's if the release has
 * anything to render there. Each language it has texts in gets its own build, so that a page carries one language
 * only. In development the others are built when a page first requests one (`configurationsIn`).
 * @param {Build} build
 * @returns {Configuration[]}
 */
export function federatedBuild(build) {
  const hasServer = hasServerBuild(build.name, build.directory);
  const all = build.inAllLanguages ? OTHER_LANGUAGES : languagesOf(build.directory);
  const languages = build.light ? [] : all;
  const recorded = { ...build, hasServer, languages };
  const record = build.recorded === false ? undefined : new RecordPlugin(recorded);
  if (build.light) return [browserBuild({ ...build, language: build.light }, record)];
  const others = languages.map((language) => browserBuild({ ...build, language }, record));
  return [...others, browserBuild(build, record)];
}

/** Options that make files smaller but a rebuild slower to see. */
const UNTIDY = {
  removeAvailableModules: false,
  removeEmptyChunks: false,
  mergeDuplicateChunks: false,
};

/**
 * @param {Build} build
 * @param {RecordPlugin} [record]
 * @returns {Configuration['plugins']}
 */
function browserPlugins(build, record) {
  const { name, development = false, language = 'en', light } = build;
  const isHost = name === 'host';
  return [
    federation(build),
    // A remote's files are small, and not all of each runs at start.
    ...(isHost && !development ? [new CompileHintPlugin()] : []),
    ...(light ? [] : [new StyleNamesPlugin()]),
    // Skipped in development to keep rebuilds fast; one check in the released build is enough.
    ...(looksAtReach(build) ? [new ReachPlugin()] : []),
    ...replacements(),
    ...(isHost ? [] : [runtimeOfPage()]),
    ...(hasTypes(build) ? [new TypesPlugin(build.directory)] : []),
    // A module replaced at run time changes files whose hashes the entry contains.
    new IntegrityPlugin({ hashes: !development }),
    ...(development ? [new RefreshPlugin(browserBuildName(name, language))] : []),
    new LaterFilesPlugin(),
    ...(language === 'en' ? [] : [new WordsPlugin(language)]),
    ...(record?.hasServer ? [new ServerHalfPlugin(build, record)] : []),
    ...(record ? [language === 'en' ? record : record.inLanguage(language)] : []),
  ];
}

/**
 * Options for chunk splitting and minification.
 * @param {Build} build
 * @returns {Configuration['optimization']}
 */
const optimizationOf = ({ development = false, light }) => ({
  // Files below this size (before minification) are better duplicated: each costs a request, and small files compress
  // worse. A visit of several pages downloads as many bytes as before.
  splitChunks: development ? false : { minSize: 40_000 },
  ...(development && UNTIDY),
  // The compiler that transpiles the sources also minifies them: webpack's own minimizer takes many times longer.
  minimizer: [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: {
        ecma: 2022,
        compress: { ecma: 2022, passes: light ? 1 : 2 },
        mangle: true,
      },
      extractComments: false,
    }),
  ],
});

/**
 * @param {Build} build
 * @param {RecordPlugin} [record]
 * @returns {Configuration}
 */
function browserBuild(build, record) {
  const { name, directory, version, cacheDirectory, development = false, language = 'en' } = build;
  const { light } = build;
  const isHost = name === 'host';
  return {
    name: browserBuildName(name, language),
    // The record is written last and lists the other languages' files as well.
    dependencies:
      record && language === 'en' && !development
        ? record.languages.map((each) => browserBuildName(name, each))
        : [],
    context: directory,
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : !light && 'source-map',
    entry: isHost ? { host: [...(development ? [PAGE_OF_DEVELOPMENT] : []), './src/main.ts'] } : {},
    output: {
      path: path.join(directory, 'dist', version),
      filename: fileNameIn(language, '[name].[contenthash:8].js'),
      chunkFilename: fileNameIn(language, '[name].[contenthash:8].js'),
      publicPath: 'auto',
      uniqueName: `pasal_${name}`,
      // The integrity plugin sets it for every script: the browser checks hashes only for such requests.
      crossOriginLoading: false,
      strictModuleExceptionHandling: true,
      ...(language === 'en' && { clean: { keep: KEPT_FILES } }),
    },
    resolve: {
      extensions: extensionsOf(language),
      conditionNames: [...conditionsOf(language), '...'],
      alias: development ? {} : quietRouter(directory),
    },
    module: {
      rules: [
        ...sourceRules({ name, development, refresh: development, cacheDirectory, language }),
        ...(isHost ? [ROUTER_RULE] : []),
        ...(looksAtReach(build) ? [reachRule(build)] : []),
      ],
    },
    plugins: browserPlugins(build, record),
    optimization: optimizationOf(build),
    performance: {
      hints: development || light ? false : 'error',
      // Uncompressed bytes; about a third when compressed. The host carries every singleton.
      maxEntrypointSize: (isHost ? 600 : 120) * 1024,
      maxAssetSize: (isHost ? 600 : 260) * 1024,
      assetFilter: (file) => file.endsWith('.js'),
    },
    // Building a release from scratch takes less time than writing and reading the cache.
    cache: development && {
      type: 'filesystem',
      name: `${name}-${language}`,
      cacheDirectory,
      buildDependencies: { config: [`${import.meta.dirname}/`] },
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
