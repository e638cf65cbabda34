import webpack from 'webpack';

/** @import { Compilation as Made, Compiler } from 'webpack' */

const { Compilation, sources } = webpack;

/** Chrome reads it at the beginning of a file; to others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile every function of the entry while it arrives, beside the main thread. It
 * otherwise compiles each of the hundreds that run at start on the main thread when it is first called.
 */
export class CompileHintPlugin {
  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('CompileHintPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Minifying would take the comment away; names, hashes and source maps are made later.
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
