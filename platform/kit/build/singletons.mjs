import { versionOf } from './installed.mjs';

/** Packages the page has one instance of. A trailing slash covers the paths below (`react/jsx-runtime`). */
const PACKAGES = ['react', 'react/', 'react-dom', 'react-dom/', 'styled-components'];
/** Parts of `@pasal/shared` that hold state of the page; the rest is built into each release. */
const PARTS_OF_SHARED = ['api', 'routing', 'shell', 'theme'];

/**
 * True when the page has one instance of the module, including the paths below it.
 * @param {string} request
 */
export function isShared(request) {
  if (PARTS_OF_SHARED.some((part) => request === `@pasal/shared/${part}`)) return true;
  return PACKAGES.some((name) =>
    name.endsWith('/') ? request.startsWith(name) : request === name,
  );
}

/**
 * Lists the modules that host and remotes share, each with its installed version.
 * @param {string} directory
 * @returns {[name: string, version: string][]}
 */
function singletonsOf(directory) {
  const shared = versionOf('@pasal/shared', directory);
  return [
    ...PACKAGES.map(
      (name) =>
        /** @type {[string, string]} */ ([name, versionOf(name.replace(/\/$/, ''), directory)]),
    ),
    ...PARTS_OF_SHARED.map(
      (part) => /** @type {[string, string]} */ ([`@pasal/shared/${part}`, shared]),
    ),
  ];
}

/**
 * The federation's `shared` option. The host provides every singleton; a remote provides none (`import: false`), so a
 * page can never contain a second React, and a remote that needs a version the host lacks is refused instead of
 * shown.
 * @param {string} directory
 * @param {boolean} isHost
 */
export function sharedOf(directory, isHost) {
  return Object.fromEntries(
    singletonsOf(directory).map(([name, version]) => {
      const common = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
      const own = isHost ? { version, eager: true } : { import: /** @type {const} */ (false) };
      return [name, { ...common, ...own }];
    }),
  );
}
