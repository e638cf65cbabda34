import path from 'node:path';
import webpack from 'webpack';
import { folderOf } from './installed.mjs';

/** @param {string} file */
const standIn = (file) => path.join(import.meta.dirname, file);

/** Parts of libraries that no page of the shop uses and no build leaves out by itself, and what stands for them. */
const UNUSED = {
  'stylis/src/Prefixer.js': standIn('no-vendor-prefixes.mjs'),
  'sdk/dist/dom.js': standIn('no-entries.mjs'),
  'runtime-core/dist/utils/load.js': standIn('no-entries.mjs'),
  'runtime-core/dist/utils/preload.js': standIn('no-entries.mjs'),
};

/** @param {string} file */
const pattern = (file) =>
  new RegExp(`${file.replaceAll('.', String.raw`\.`).replaceAll('/', String.raw`[\\/]`)}$`);

/** The plugins that put them there. */
export const replacements = () =>
  Object.entries(UNUSED).map(
    ([file, replacement]) => new webpack.NormalModuleReplacementPlugin(pattern(file), replacement),
  );

/**
 * Where the router is found by a build that is to be small: its package gives every build that imports it the
 * files with the warnings for developers.
 * @param {string} directory a workspace that uses the router
 */
export function quietRouter(directory) {
  const files = path.join(folderOf('react-router', directory), 'dist', 'production');
  return {
    'react-router$': path.join(files, 'index.mjs'),
    'react-router/dom$': path.join(files, 'dom-export.mjs'),
  };
}
