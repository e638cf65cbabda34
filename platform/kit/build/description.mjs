import path from 'node:path';
import { buildSync } from 'esbuild';
import { conditionsOf, extensionsOf } from './languages.mjs';

/** Evaluates the `routes.ts` of host or remote: plain data, so it can be read without a browser. */
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
  const module = { exports: {} };
  new Function('module', 'exports', outputFiles[0].text)(module, module.exports);
  const { description } = module.exports;
  if (!description) throw new Error(`${directory}/src/routes.ts exports no description.`);
  return description;
}
