import { namedExports } from './barrels.mjs';
import { compileSource } from './compile-source.mjs';

/**
 * @import { LoaderContext } from 'webpack'
 * @import { CompiledBuild } from './compile-source.mjs'
 */

/**
 * @param {LoaderContext<CompiledBuild>} loader
 * @param {string} source
 */
async function compile(loader, source) {
  const build = loader.getOptions();
  const { resourcePath: file, sourceMap } = loader;
  const { code, map } = await compileSource({ file, source, map: sourceMap === true, build });
  return { code: await namedExports(code, loader, build), map };
}

/**
 * Compiles a source to JavaScript, and replaces `export *` in a barrel file by names.
 * @this {LoaderContext<CompiledBuild>}
 * @param {string} source
 */
export default async function compileModule(source) {
  const done = this.async();
  try {
    const { code, map } = await compile(this, source);
    done(null, code, map);
  } catch (error) {
    done(/** @type {Error} */ (error));
  }
}
