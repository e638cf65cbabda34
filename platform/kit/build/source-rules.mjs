import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

const WITHIN_DOCUMENT = path.join(import.meta.dirname, 'within-document-loader.mjs');
const SHORT_NAMES = path.join(import.meta.dirname, 'short-style-names-loader.mjs');

/**
 * Names of styled components made from the file they stand in: by themselves they are counted in the
 * order modules run, which is another one on the server. Each build has names of its own, so that two
 * versions of a part of `ui` in one page never share a class.
 */
const styledNames = (namespace) => [
  require.resolve('@swc/plugin-styled-components'),
  { ssr: true, displayName: false, fileName: false, namespace },
];

const swc = (parser, { name, development, refresh, cacheDirectory }) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      parser,
      transform: { react: { runtime: 'automatic', development, refresh } },
      target: 'es2022',
      experimental: { plugins: [styledNames(name)], cacheRoot: cacheDirectory },
    },
  },
});

const compile = (parser, build) => ({
  use: [SHORT_NAMES, swc(parser, build)],
});

/** Functions that stand in documents as their own text. */
const WITHIN_DOCUMENTS = /(?:[\\/]browser[\\/]early[\\/](?:ask-later|keep-early)|\.document)\.ts$/;

/**
 * The rules by which sources become JavaScript, in every build and in a remote's own start: TypeScript, and
 * shared as the kit brings it, whose styled components are named like all others.
 * @param {{name: string, development: boolean, refresh?: boolean, cacheDirectory: string, language?: string}} build
 * `refresh` for a page that exchanges modules
 */
export const sourceRules = (build) => [
  {
    test: /\.tsx?$/,
    exclude: WITHIN_DOCUMENTS,
    ...compile({ syntax: 'typescript', tsx: true }, build),
  },
  {
    test: WITHIN_DOCUMENTS,
    loader: WITHIN_DOCUMENT,
    options: { language: build.language ?? 'en' },
  },
  {
    test: /[\\/]@pasal[\\/]shared[\\/]dist[\\/].*\.js$/,
    ...compile({ syntax: 'ecmascript' }, { ...build, refresh: false }),
  },
];
