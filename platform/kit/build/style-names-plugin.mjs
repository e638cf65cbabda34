import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/**
 * @import { Compiler } from 'webpack'
 * @import { SeenDependency, SeenModule } from './page-files.mjs'
 */

const NAME = 'StyleNamesPlugin';
const STYLES = 'styled-components';

/**
 * Files of a build that make styled components, each once.
 * @param {Iterable<SeenModule>} modules
 */
function styleFiles(modules) {
  const making = [...modules].filter(
    ({ resource, dependencies }) =>
      resource &&
      dependencies.some((/** @type {SeenDependency} */ { request }) => request === STYLES),
  );
  return [...new Set(making.map(({ resource = '' }) => resource.replace(/\?.*$/, '')))].toSorted();
}

/**
 * Refuses two files with the same text that make styled components: their class names are derived from the text, so
 * the rules of one would apply to the other.
 */
export class StyleNamesPlugin {
  /** @param {Compiler} compiler */
  apply(compiler) {
    /** @param {string} file */
    const nameOf = (file) => path.relative(compiler.context, file);
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        /** @type {Map<string, string>} */
        const known = new Map();
        for (const file of styleFiles(modules)) {
          const text = readFileSync(file, 'utf8');
          const other = known.get(text);
          known.set(text, file);
          if (other === undefined) continue;
          const both = `${nameOf(other)} and ${nameOf(file)}`;
          compilation.errors.push(
            new webpack.WebpackError(
              `${both} have the same text, and so the same names for their styles: keep one of them.`,
            ),
          );
        }
      });
    });
  }
}
