import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileSource } from './compile-source.mjs';

/**
 * @import { LoaderContext } from 'webpack'
 * @import { CompiledBuild } from './compile-source.mjs'
 */

const require = createRequire(import.meta.url);
/**
 * webpack's own parser of imports and exports.
 * @type {{ init: Promise<void>, parse: (code: string) => readonly [unknown, readonly { n: string }[], ...unknown[]] }}
 */
const { init, parse } = createRequire(require.resolve('webpack'))('es-module-lexer');

const STAR = /^export \* from ["']([^"']+)["'];?$/gm;

/**
 * The values that a file exports; types disappear in compilation.
 * @param {string} file
 * @param {LoaderContext<CompiledBuild>} loader
 * @param {CompiledBuild} build
 * @returns {Promise<string[]>}
 */
async function exportsOf(file, loader, build) {
  loader.addDependency(file);
  const source = await readFile(file, 'utf8');
  const { code } = await compileSource({ file, source, map: loader.sourceMap === true, build });
  const own = parse(code)[1].map(({ n }) => n);
  const passedOn = await Promise.all(
    starsOf(code).map((request) => exportsOfRequest(request, file, loader, build)),
  );
  return [...new Set([...own, ...passedOn.flat()])].filter((name) => name !== 'default');
}

/**
 * @param {string} code
 * @returns {string[]}
 */
const starsOf = (code) => [...code.matchAll(STAR)].map(([, request = '']) => request);

/**
 * @param {string} request
 * @param {string} from
 * @param {LoaderContext<CompiledBuild>} loader
 * @param {CompiledBuild} build
 */
async function exportsOfRequest(request, from, loader, build) {
  const file = await loader.getResolve()(from.replace(/[^\\/]+$/, ''), request);
  return exportsOf(file, loader, build);
}

/**
 * Replaces `export * from` by the names of a file's re-exports: then webpack reads only the files behind it that a
 * build uses, and none with types alone.
 * @param {string} code
 * @param {LoaderContext<CompiledBuild>} loader
 * @param {CompiledBuild} build
 */
export async function namedExports(code, loader, build) {
  const stars = starsOf(code);
  if (stars.length === 0) return code;
  await init;
  const lines = await Promise.all(
    stars.map(async (request) => {
      const names = await exportsOfRequest(request, loader.resourcePath, loader, build);
      const line = names.length > 0 ? `export { ${names.join(', ')} } from "${request}";` : '';
      return /** @type {const} */ ([request, line]);
    }),
  );
  const written = new Map(lines);
  return code.replaceAll(STAR, (_, request) => written.get(request) ?? '');
}
