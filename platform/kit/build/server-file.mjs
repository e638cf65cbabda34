import { fileNameIn } from './languages.mjs';

/**
 * The build of a release that renders its pages on the server; one file per language, never sent to a browser.
 * @param {string} language
 */
export const serverFileIn = (language) => fileNameIn(language, 'server.cjs');

/** Files of a release that the build of its English pages does not write. */
export const KEPT_FILES = /^server\.(?:\w+\.)?cjs$|\.[a-z]{2}\.(?:js|css)(?:\.\w+)*$/;
