import { readFileSync } from 'node:fs';
import { compileSource } from './compile-source.mjs';
import { isShared } from './singletons.mjs';
import { COMPILED_SHARED, WITHIN_DOCUMENTS } from './source-rules.mjs';
import { textWithinDocument } from './within-document.mjs';

/**
 * @import { OnResolveArgs, Plugin } from 'esbuild'
 * @import { CompiledBuild } from './compile-source.mjs'
 */

/** Exports styled components as the default, whichever way the host provides them. */
const STYLES = `import * as given from 'styled-components';
export * from 'styled-components';
export default given.default.default ?? given.default;`;

/**
 * A module whose default export is the one it declares: esbuild follows Node's rule in ES modules, which makes the
 * whole module the default.
 * @param {string} file
 */
const withDefault = (file) => `import * as given from ${JSON.stringify(file)};
export * from ${JSON.stringify(file)};
export default given.default;`;

const ALONE = 'alone';
/** It has no default of its own, and is called too often for a wrapper. */
const REACT = /^react(?:-dom)?(?:\/|$)/;
/** @param {OnResolveArgs} asked */
const isOurs = ({ importer, namespace }) =>
  namespace === 'file' && !/[\\/]node_modules[\\/](?!@pasal[\\/])/.test(importer);

/**
 * How packages are resolved in the server's build: the same as webpack does for the page.
 * @param {{ name: string }} build
 * @returns {Plugin}
 */
export const packagesOf = ({ name }) => ({
  name: 'packages',
  setup({ onLoad, onResolve, resolve }) {
    // A remote gets these modules from the host, on the server as in the page.
    if (name !== 'host') {
      onResolve({ filter: /^(?:react|styled-components|@pasal\/shared\/)/ }, (asked) => {
        if (!isShared(asked.path)) return undefined;
        if (asked.path === 'styled-components' && asked.namespace !== ALONE) {
          return { path: asked.path, namespace: ALONE, pluginData: STYLES, sideEffects: false };
        }
        return { path: asked.path, external: true };
      });
    }
    // The only Node module that packages for servers import is for streams, which nothing here uses.
    onResolve({ filter: /^(?:node:)?stream$/ }, () => ({
      path: 'stream',
      namespace: ALONE,
      pluginData: '',
    }));
    /** @type {Map<string, boolean>} */
    const known = new Map();
    onResolve({ filter: /^[a-z]/ }, async (asked) => {
      if (asked.pluginData === ALONE || REACT.test(asked.path) || !isOurs(asked)) return undefined;
      const { resolveDir, kind } = asked;
      const found = await resolve(asked.path, { resolveDir, kind, pluginData: ALONE });
      if (found.errors.length > 0 || !found.path.endsWith('.js')) return found;
      if (!known.has(found.path)) {
        known.set(
          found.path,
          /\bexports,\s*["']__esModule["']/.test(readFileSync(found.path, 'utf8')),
        );
      }
      if (!known.get(found.path)) return found;
      const pluginData = withDefault(found.path);
      return { path: found.path, namespace: ALONE, pluginData };
    });
    onLoad({ filter: /.*/, namespace: ALONE }, ({ pluginData, path }) => ({
      contents: pluginData,
      resolveDir: path.startsWith('/') ? undefined : import.meta.dirname,
    }));
    onResolve({ filter: /^\//, namespace: ALONE }, ({ path }) => ({ path, namespace: 'file' }));
  },
});

/**
 * Class names of styles are made as in the page; esbuild reads all other sources by itself.
 * @param {string} file
 * @param {CompiledBuild} build
 */
async function compileStyles(file, build) {
  const source = readFileSync(file, 'utf8');
  if (!source.includes('styled-components')) return undefined;
  const { code } = await compileSource({ file, source, map: false, build });
  return { contents: code };
}

/**
 * Compiles the sources that esbuild cannot handle alone for the server.
 * @param {CompiledBuild & { language?: string }} build
 * @returns {Plugin}
 */
export const sourcesOf = ({ language = 'en', ...build }) => ({
  name: 'sources',
  setup({ onLoad }) {
    onLoad({ filter: WITHIN_DOCUMENTS }, async ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      const { text, files } = await textWithinDocument(file, source, language);
      return { contents: text, watchFiles: files };
    });
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => compileStyles(file, build));
    onLoad({ filter: COMPILED_SHARED }, ({ path: file }) => compileStyles(file, build));
  },
});
