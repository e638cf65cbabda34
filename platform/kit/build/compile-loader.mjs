import { namedExports } from './barrels.mjs';
import { compileSource } from './compile-source.mjs';

async function compile(loader, source) {
  const build = loader.getOptions();
  const { resourcePath: file, sourceMap } = loader;
  const { code, map } = await compileSource({ file, source, map: sourceMap, build });
  return { code: await namedExports(code, loader, build), map };
}

/** Compiles a source to JavaScript, and names what a list of other files passes on. */
export default async function compileModule(source) {
  const done = this.async();
  try {
    const { code, map } = await compile(this, source);
    done(null, code, map);
  } catch (error) {
    done(error);
  }
}
