import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** @import { Compilation as Made, Compiler } from 'webpack' */

const { Compilation, RuntimeModule, sources } = webpack;

/** @param {string | Buffer} bytes */
export const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A placeholder in the runtime until the hashes are known, which is after the files are named. */
const PLACEHOLDER = '__PASAL_INTEGRITY_OF_CHUNKS__';
const QUOTED = new RegExp(`["']${PLACEHOLDER}["']`);

class IntegrityRuntimeModule extends RuntimeModule {
  /** @param {boolean} hashes */
  constructor(hashes) {
    super('integrity of chunks', RuntimeModule.STAGE_NORMAL);
    this.hashes = hashes;
  }

  /** @override */
  generate() {
    return `__webpack_require__.integrity = ${this.hashes ? `"${PLACEHOLDER}"` : '{}'};`;
  }
}

/**
 * Adds a hash to every chunk that a build's runtime loads, so that a changed byte is a failed load. The entry holds
 * the hashes of its chunks, and the page that loads the entry knows the entry's own. The page decides the timeout and
 * the address of each attempt (`pasalScriptTry`).
 */
export class IntegrityPlugin {
  /** @param {{ hashes: boolean }} options */
  constructor({ hashes }) {
    this.hashes = hashes;
  }

  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('IntegrityPlugin', (source) =>
        [
          source,
          "script.crossOrigin = 'anonymous';",
          'if(__webpack_require__.integrity[chunkId]) script.integrity = __webpack_require__.integrity[chunkId];',
          'if(self.pasalScriptTry) self.pasalScriptTry(script);',
        ].join('\n'),
      );
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('IntegrityPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule(this.hashes));
        });
      // Without hashes there is nothing to write, and in development an open page waits for this.
      if (!this.hashes) return;
      compilation.hooks.processAssets.tap(
        // Names are final once the content hashes are; compressed copies are made later.
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        (assets) => writeHashes(compilation, assets),
      );
    });
  }
}

/**
 * @param {Made} compilation
 * @param {Made['assets']} assets
 */
function hashesOf(compilation, assets) {
  return Object.fromEntries(
    [...compilation.chunks].flatMap((chunk) => {
      const file = [...chunk.files].find((name) => name.endsWith('.js')) ?? '';
      const asset = assets[file];
      // A file that contains the hashes cannot contain its own.
      if (asset === undefined || asset.source().includes(PLACEHOLDER)) return [];
      return [[chunk.id, sha384(asset.buffer())]];
    }),
  );
}

/**
 * @param {Made} compilation
 * @param {Made['assets']} assets
 */
function writeHashes(compilation, assets) {
  const hashes = JSON.stringify(hashesOf(compilation, assets));
  for (const [file, asset] of Object.entries(assets).filter(([name]) => name.endsWith('.js'))) {
    const text = asset.source().toString();
    if (!QUOTED.test(text)) continue;
    const { map } = asset.sourceAndMap();
    const written = text.replace(QUOTED, () => hashes);
    compilation.updateAsset(
      file,
      map ? new sources.SourceMapSource(written, file, map) : new sources.RawSource(written),
    );
  }
}
