import webpack from 'webpack';

/** @import { Compilation as Made, Compiler } from 'webpack' */

const { Compilation, sources } = webpack;

/** Chrome reads it at the beginning of a file; for other browsers it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes the browser compile every function of the entry while it arrives, off the main thread. Otherwise it compiles
 * each of the hundreds that run at start on the main thread when first called.
 */
export class CompileHintPlugin {
  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('CompileHintPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Minifying would remove the comment; names, hashes and source maps are made later.
        { name: 'CompileHintPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () => addHints(compilation),
      );
    });
  }
}

/** @param {Made} compilation */
function addHints(compilation) {
  for (const { chunks } of compilation.entrypoints.values()) {
    for (const file of chunks.flatMap((chunk) => [...chunk.files])) {
      compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source));
    }
  }
}
