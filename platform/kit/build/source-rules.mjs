import path from 'node:path';

const WITHIN_DOCUMENT = path.join(import.meta.dirname, 'within-document-loader.mjs');
const COMPILE = path.join(import.meta.dirname, 'compile-loader.mjs');

/** Functions that are inlined in documents as source. */
export const WITHIN_DOCUMENTS =
  /(?:[\\/]browser[\\/]early[\\/](?:ask-later|keep-early|watch-others)|\.document)\.ts$/;

/** Shared as compiled for the kit. */
export const COMPILED_SHARED = /[\\/]@pasal[\\/]shared[\\/]dist[\\/].*\.js$/;

/**
 * The rules that compile sources to JavaScript, in every build and in a remote's stand-alone start: TypeScript, and
 * the kit's compiled shared, whose styled components are named like all others.
 * @param {import('./compile-source.mjs').CompiledBuild & { language?: string }} build
 */
export const sourceRules = (build) => [
  {
    test: /\.tsx?$/,
    exclude: WITHIN_DOCUMENTS,
    loader: COMPILE,
    options: build,
  },
  {
    test: WITHIN_DOCUMENTS,
    loader: WITHIN_DOCUMENT,
    options: { language: build.language ?? 'en' },
  },
  {
    test: COMPILED_SHARED,
    loader: COMPILE,
    options: { ...build, refresh: false },
  },
];
