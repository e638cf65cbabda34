import { readFileSync } from 'node:fs';

/** @import { Plugin } from 'esbuild' */

/** The modules that name calls: `calls.ts` of an area, or `calls.js` in the package that teams build against. */
export const CALL_CONTRACT =
  /\/(?:shared\/src\/contracts\/(?:calls\/index|[\w-]+\/(?:[\w-]+\.)?calls)\.[jt]s$|(?:platform|core)\/contract\/calls\/)/;

/**
 * The method and the property of the areas of each function that `callsOf` of `core/contract/call.ts` returns.
 * @type {Record<string, [string, string]>}
 */
const MAKERS = {
  get: ['GET', 'reads'],
  ask: ['POST', 'reads'],
  post: ['POST', 'changes'],
  put: ['PUT', 'changes'],
  remove: ['DELETE', 'changes'],
};

const CALLS_OF = /^(?:import \{ callsOf \} from .*|const \{[^}]*\} = callsOf<.*)$/gm;
const CALL = /(?<== )(\w+)\(\s*('\w+'),\s*('[^']*'),?\s*(\[[^\]]*\])?,?\s*\)(?=;)/g;

/**
 * Writes calls as the objects that their functions return. The result of a function looks like a side effect: no build
 * would drop the calls it does not use.
 * @param {string} source
 */
export function literalCalls(source) {
  if (!source.includes('} = callsOf<')) return source;
  return source.replaceAll(CALLS_OF, '').replaceAll(CALL, (_, maker, name, address, areas) => {
    const [method, effect] = MAKERS[maker] ?? [];
    const part = areas === undefined ? '' : `, ${effect}: ${areas}`;
    return `{ name: ${name}, method: '${method}', path: ${address}${part} }`;
  });
}

/**
 * The same in a build by esbuild.
 * @type {Plugin}
 */
export const callsStayLiteral = {
  name: 'literal-calls',
  setup({ onLoad }) {
    onLoad({ filter: CALL_CONTRACT }, ({ path }) => ({
      contents: literalCalls(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
