import path from 'node:path';
import { buildSync } from 'esbuild';
import { conditionsOf, extensionsOf } from './languages.mjs';

/** @import { ReleaseRecord, RemoteRoute } from '@pasal/platform/contract/release' */

/**
 * What the `routes.ts` of host or remote exports.
 * @typedef {object} Description
 * @property {string} name
 * @property {string} title
 * @property {RemoteRoute[]} routes
 * @property {string[]} [slots]
 * @property {ReleaseRecord['needs']} [needs]
 * @property {true} [service]
 * @property {ReleaseRecord['wraps']} [wraps]
 */

/**
 * Evaluates the `routes.ts` of host or remote: plain data, so it can be read without a browser.
 * @param {string} directory
 * @param {string} language
 */
export function descriptionOf(directory, language = 'en') {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(directory, 'src/routes.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    resolveExtensions: extensionsOf(language),
    conditions: ['module', ...conditionsOf(language)],
  });
  /** @type {{ exports: { description?: Description } }} */
  const module = { exports: {} };
  for (const { text } of outputFiles) {
    new Function('module', 'exports', text)(module, module.exports);
  }
  const { description } = module.exports;
  if (!description) throw new Error(`${directory}/src/routes.ts exports no description.`);
  return description;
}
