import path from 'node:path';

const WITHIN_DOCUMENT = path.join(import.meta.dirname, 'within-document-loader.mjs');
const COMPILE = path.join(import.meta.dirname, 'compile-loader.mjs');

/** Functions that stand in documents as their own text. */
export const WITHIN_DOCUMENTS =
  /(?:[\\/]browser[\\/]early[\\/](?:ask-later|keep-early|watch-others)|\.document)\.ts$/;

/** Shared as the kit brings it. */
export const COMPILED_SHARED = /[\\/]@pasal[\\/]shared[\\/]dist[\\/].*\.js$/;

/**
 * The rules by which sources become JavaScript, in every build and in a remote's own start: TypeScript, and
 * shared as the kit brings it, whose styled components are named like all others.
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
