import path from 'node:path';
import { descriptionOf } from './description.mjs';
import { importsBelow } from './syntax-tree.mjs';

/** @import { AsyncDependenciesBlock, Compilation, Dependency, Entrypoint, Module } from 'webpack' */

/**
 * The fields read of webpack's modules and dependencies beyond their declared types.
 * @typedef {Module & { resource?: string, rootModule?: SeenModule, modules?: Module[] }} SeenModule
 * @typedef {Dependency & { request?: string, exposedName?: string }} SeenDependency
 */

/** @typedef {{ files: string[], later: string[] }} PartScripts the scripts of a page or slot */

/** @param {string} file */
const isScript = (file) => file.endsWith('.js');

/**
 * @param {AsyncDependenciesBlock} block
 * @returns {SeenDependency | undefined}
 */
const firstOf = (block) => block.dependencies[0];

/**
 * The blocks through which a module of the remote loads others on demand, by what they import.
 * @param {Compilation} compilation
 * @param {string} file
 */
function blocksOf(compilation, file) {
  const { modules, moduleGraph } = compilation;
  const blocks = [...modules]
    .flatMap((module) => module.blocks)
    // Concatenated modules keep their blocks.
    .filter((block) => {
      const first = firstOf(block);
      /** @type {SeenModule | null | undefined} */
      const parent = first && moduleGraph.getParentModule(first);
      return parent?.resource === file;
    });
  return new Map(blocks.map((block) => [firstOf(block)?.request, block]));
}

/**
 * Scripts of the chunks a block loads, in request order.
 * @param {Compilation} compilation
 * @param {AsyncDependenciesBlock | undefined} block
 */
function scriptsOf({ chunkGraph }, block) {
  const group = block && chunkGraph.getBlockChunkGroup(block);
  return group ? group.chunks.flatMap((chunk) => [...chunk.files].filter(isScript)) : [];
}

/**
 * Scripts a part always asks for once it works, so that a document can name them with its own: of the
 * imports its modules mark with `webpackPreload`.
 * @param {Compilation} compilation
 * @param {AsyncDependenciesBlock | undefined} block
 * @param {string[]} own
 */
function laterScriptsOf(compilation, block, own) {
  const { chunkGraph } = compilation;
  const group = block && chunkGraph.getBlockChunkGroup(block);
  const marked = (group?.chunks ?? [])
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap((/** @type {SeenModule} */ module) => [module, ...(module.modules ?? [])])
    .flatMap((module) => module.blocks)
    .filter(({ groupOptions }) => groupOptions?.preloadOrder !== undefined);
  const files = marked.flatMap((each) => scriptsOf(compilation, each));
  return [...new Set(files)].filter((name) => !own.includes(name));
}

/**
 * The scripts of each page or slot: `{home: {files: ['home-page.1a2b.js'], later: ['slider.3c4d.js']}}`.
 * @param {Compilation} compilation
 * @param {string} file
 * @param {string} property
 * @returns {Record<string, PartScripts>}
 */
function filesBelow(compilation, file, property) {
  return Object.fromEntries(
    Object.entries(importsBelow(file, property)).map(([name, asked]) => {
      const block = blocksOf(compilation, asked.file).get(asked.request);
      const files = scriptsOf(compilation, block);
      return [name, { files, later: laterScriptsOf(compilation, block, files) }];
    }),
  );
}

/** @param {AsyncDependenciesBlock} block */
const isExposed = (block) => firstOf(block)?.exposedName === './remote';

/**
 * The chunk the entry loads first: the remote's one exposed module.
 * @param {Compilation} compilation
 */
function exposedFiles(compilation) {
  const blocks = [...compilation.modules].flatMap((module) => module.blocks.filter(isExposed));
  return blocks.flatMap((block) => scriptsOf(compilation, block));
}

/**
 * The one file with the host's own pages, for each of them.
 * @param {Compilation} compilation
 * @param {string} directory
 * @returns {Record<string, PartScripts>}
 */
function ownPagesOf(compilation, directory) {
  const blocks = blocksOf(compilation, path.join(directory, 'src/pages/own-page.tsx'));
  const files = scriptsOf(compilation, blocks.get('./own-pages'));
  const { routes } = descriptionOf(directory);
  return Object.fromEntries(routes.map(({ page }) => [page, { files, later: [] }]));
}

/**
 * Lists a build's start scripts, and those each of its pages and slots requests in addition.
 * @param {Compilation} compilation
 * @param {string} name
 * @param {string} directory
 */
export function scriptsOfParts(compilation, name, directory) {
  const entrypoint = /** @type {Entrypoint} */ (compilation.entrypoints.get(name));
  const entry = entrypoint.getFiles().filter(isScript);
  if (name === 'host')
    return { start: entry, pages: ownPagesOf(compilation, directory), slots: {} };
  const file = path.join(directory, 'src/remote.ts');
  return {
    start: [...entry, ...exposedFiles(compilation)],
    pages: filesBelow(compilation, file, 'pages'),
    slots: filesBelow(compilation, file, 'slots'),
  };
}
