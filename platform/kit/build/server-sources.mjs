import { readFileSync } from 'node:fs';
import { compileSource } from './compile-source.mjs';
import { isShared } from './singletons.mjs';
import { COMPILED_SHARED, WITHIN_DOCUMENTS } from './source-rules.mjs';
import { textWithinDocument } from './within-document.mjs';

/**
 * @import { OnResolveArgs, Plugin } from 'esbuild'
 * @import { CompiledBuild } from './compile-source.mjs'
 */

/** Styled components by their default, however the host hands them on. */
const STYLES = `import * as given from 'styled-components';
export * from 'styled-components';
export default given.default.default ?? given.default;`;

/**
 * A module whose default is what it calls so: Node's own rule, which esbuild keeps to in modules, makes it all of the module.
 * @param {string} file
 */
const withDefault = (file) => `import * as given from ${JSON.stringify(file)};
export * from ${JSON.stringify(file)};
export default given.default;`;

const ALONE = 'alone';
/** It has no default of its own, and is called too often for what stands between. */
const REACT = /^react(?:-dom)?(?:\/|$)/;
/** @param {OnResolveArgs} asked */
const isOurs = ({ importer, namespace }) =>
  namespace === 'file' && !/[\\/]node_modules[\\/](?!@pasal[\\/])/.test(importer);

/**
 * What the server's half of a build takes from packages: as webpack gives them to the page.
 * @param {{ name: string }} build
 * @returns {Plugin}
 */
export const packagesOf = ({ name }) => ({
  name: 'packages',
  setup({ onLoad, onResolve, resolve }) {
    // A remote has these modules from the host, on the server as in the page.
    if (name !== 'host') {
      onResolve({ filter: /^(?:react|styled-components|@pasal\/shared\/)/ }, (asked) => {
        if (!isShared(asked.path)) return undefined;
        if (asked.path === 'styled-components' && asked.namespace !== ALONE) {
          return { path: asked.path, namespace: ALONE, pluginData: STYLES, sideEffects: false };
        }
        return { path: asked.path, external: true };
      });
    }
    // The one module of Node that packages for servers ask for serves streams, which nothing here does.
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
 * Names of styles are made as in the page; all other sources esbuild reads by itself.
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
 * How sources become JavaScript on the server where esbuild does not know how.
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
