import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Names of styled components made from the file they stand in: by themselves they are counted in the
 * order modules run, which is another one on the server. Each build has names of its own, so that two
 * versions of a part of `ui` in one page never share a class.
 */
const styledNames = (namespace) => [
  require.resolve('@swc/plugin-styled-components'),
  { ssr: true, displayName: false, fileName: false, namespace },
];

const compile = (parser, { name, development, cacheDirectory }) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      parser,
      transform: { react: { runtime: 'automatic', development } },
      target: 'es2022',
      experimental: { plugins: [styledNames(name)], cacheRoot: cacheDirectory },
    },
  },
});

/**
 * How sources become JavaScript, in every build and in a remote's own start: TypeScript, and shared as
 * the kit brings it, whose styled components are named like all others.
 * @param {{name: string, development: boolean, cacheDirectory: string}} build
 */
export const sourceRules = (build) => [
  { test: /\.tsx?$/, ...compile({ syntax: 'typescript', tsx: true }, build) },
  {
    test: /[\\/]@pasal[\\/]shared[\\/]dist[\\/].*\.js$/,
    ...compile({ syntax: 'ecmascript' }, build),
  },
];
