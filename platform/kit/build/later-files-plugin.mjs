/**
 * Hides the imports marked with `webpackPreload` from webpack: the record names the files that follow a page
 * by them (`page-files.mjs`), and the document names them with their hashes. webpack's own way would ask for
 * them by a piece of the entry, without their hashes: a second download.
 */
export class LaterFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('LaterFilesPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('LaterFilesPlugin', () => {
        for (const group of compilation.chunkGroups) {
          const { preloadOrder, ...options } = group.options;
          if (preloadOrder !== undefined) group.options = options;
        }
      });
    });
  }
}
