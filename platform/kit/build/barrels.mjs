import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { compileSource } from './compile-source.mjs';

const require = createRequire(import.meta.url);
/** webpack's own reader of imports and exports. */
const { init, parse } = createRequire(require.resolve('webpack'))('es-module-lexer');

const STAR = /^export \* from ["']([^"']+)["'];?$/gm;

/** The values that a file exports; of types nothing is left once it is compiled. */
async function exportsOf(file, loader, build) {
  loader.addDependency(file);
  const source = await readFile(file, 'utf8');
  const { code } = await compileSource({ file, source, map: loader.sourceMap, build });
  const own = parse(code)[1].map(({ n }) => n);
  const passedOn = await Promise.all(
    starsOf(code).map((request) => exportsOfRequest(request, file, loader, build)),
  );
  return [...new Set([...own, ...passedOn.flat()])].filter((name) => name !== 'default');
}

const starsOf = (code) => [...code.matchAll(STAR)].map(([, request]) => request);

async function exportsOfRequest(request, from, loader, build) {
  const file = await loader.getResolve()(from.replace(/[^\\/]+$/, ''), request);
  return exportsOf(file, loader, build);
}

/**
 * Writes the names of what a file passes on in place of `export * from`: then webpack reads only those of the files behind
 * it of which a build uses something, and none that has types alone.
 */
export async function namedExports(code, loader, build) {
  const stars = starsOf(code);
  if (stars.length === 0) return code;
  await init;
  const lines = await Promise.all(
    stars.map(async (request) => {
      const names = await exportsOfRequest(request, loader.resourcePath, loader, build);
      return [request, names.length > 0 ? `export { ${names.join(', ')} } from "${request}";` : ''];
    }),
  );
  const written = new Map(lines);
  return code.replaceAll(STAR, (_, request) => written.get(request));
}
