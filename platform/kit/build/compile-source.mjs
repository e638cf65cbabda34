import { transform } from '@swc/core';
import { createRequire } from 'node:module';
import { literalCalls } from './literal-calls.mjs';
import { shortenStyleNames } from './short-style-names.mjs';
/**
 * @typedef {object} Asked
 * @property {string} file its absolute path
 * @property {string} source
 * @property {boolean} map whether to make a source map
 * @property {CompiledBuild} build
 */

/**
 * @typedef {object} CompiledBuild what the compiler knows of a build
 * @property {string} name
 * @property {boolean} [development]
 * @property {boolean} [refresh] for a page with hot module replacement
 * @property {string} cacheDirectory
 */

const require = createRequire(import.meta.url);

/**
 * Derives names of styled components from their file: by default they are numbered in the order modules run, which
 * differs on the server. Each build has its own names, so that two versions of a `ui` component in one page never
 * share a class.
 * @param {string} namespace
 * @returns {[string, Record<string, unknown>]}
 */
const styledNames = (namespace) => [
  require.resolve('@swc/plugin-styled-components'),
  { ssr: true, displayName: false, fileName: false, namespace },
];

/**
 * True for a file that may make styled components; the plugin runs only for these, because it takes longer than
 * everything else.
 * @param {string} source
 */
const makesStyles = (source) => source.includes('styled-components');

/**
 * @param {Asked} asked
 * @returns {import('@swc/core').Options}
 */
function optionsOf({ file, source, map, build }) {
  const { name, development = false, refresh = false, cacheDirectory } = build;
  /** @type {import('@swc/core').ParserConfig} */
  const parser = /\.tsx?$/.test(file)
    ? { syntax: 'typescript', tsx: true }
    : { syntax: 'ecmascript' };
  return {
    filename: file,
    sourceFileName: file,
    sourceMaps: map,
    swcrc: false,
    configFile: false,
    jsc: {
      parser,
      transform: { react: { runtime: 'automatic', development, refresh } },
      target: 'es2022',
      ...(makesStyles(source) && {
        experimental: { plugins: [styledNames(name)], cacheRoot: cacheDirectory },
      }),
    },
  };
}

/** @param {Asked} asked */
async function compile(asked) {
  const { code, map } = await transform(literalCalls(asked.source), optionsOf(asked));
  return { code: makesStyles(asked.source) ? shortenStyleNames(code) : code, map };
}

/**
 * What this process has compiled: the builds of all languages, and for browser and server, have most files in common.
 * @type {Map<string, { source: string, result: ReturnType<typeof compile> }>}
 */
const compiled = new Map();

/**
 * Compiles a source once for all builds of this process with the same options.
 * @param {Asked} asked
 * @returns {Promise<{code: string, map?: string}>}
 */
export function compileSource(asked) {
  const { file, source, map, build } = asked;
  const { development = false, refresh = false } = build;
  const key = JSON.stringify([file, map, development, refresh, makesStyles(source) && build.name]);
  const known = compiled.get(key);
  if (known?.source === source) return known.result;
  const result = compile(asked);
  compiled.set(key, { source, result });
  return result;
}
