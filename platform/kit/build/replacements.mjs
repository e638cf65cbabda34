import path from 'node:path';
import webpack from 'webpack';
import { folderOf } from './installed.mjs';

/** @param {string} file */
const standIn = (file) => path.join(import.meta.dirname, file);

/** Parts of libraries that no page uses and no build drops by itself, with their replacements. */
const UNUSED = {
  'stylis/src/Prefixer.js': standIn('no-vendor-prefixes.mjs'),
};

/** @param {string} file */
const pattern = (file) =>
  new RegExp(`${file.replaceAll('.', String.raw`\.`).replaceAll('/', String.raw`[\\/]`)}$`);

/** The plugins that replace them. */
export const replacements = () =>
  Object.entries(UNUSED).map(
    ([file, replacement]) => new webpack.NormalModuleReplacementPlugin(pattern(file), replacement),
  );

/** The plugin by which a remote takes the federation's runtime from the page. */
export const runtimeOfPage = () =>
  new webpack.NormalModuleReplacementPlugin(
    pattern('webpack-bundler-runtime/dist/bundler.js'),
    standIn('no-own-runtime.mjs'),
  );

/**
 * The path of the router for a small build: its package's default entry includes the developer warnings.
 * @param {string} directory a workspace that uses the router
 */
export function quietRouter(directory) {
  const files = path.join(folderOf('react-router', directory), 'dist', 'production');
  return {
    'react-router$': path.join(files, 'index.mjs'),
    'react-router/dom$': path.join(files, 'dom-export.mjs'),
  };
}
