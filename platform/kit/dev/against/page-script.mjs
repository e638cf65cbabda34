import path from 'node:path';
import { build } from 'esbuild';

const page = path.join(import.meta.dirname, '../page');
/** The modules of React that a page has one instance of. */
const REACT = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
];

const sourceOf = () => `
  import { exchangeReact } from ${JSON.stringify(path.join(page, 'react.mjs'))};
  import ${JSON.stringify(path.join(page, 'start.mjs'))};
  exchangeReact({ ${REACT.map((name) => `${JSON.stringify(name)}: require(${JSON.stringify(name)})`).join(', ')} });
`;

/** The address of the script that enables hot module replacement in a page of a deployed shop. */
export const PAGE_SCRIPT = '/pasal-dev/page.js';

/**
 * Builds that script. The deployed shop has React's production build, which does not support replacing components:
 * the script contains the remote's own development build.
 * @param {string} directory of the remote
 */
export async function pageScript(directory) {
  const { outputFiles } = await build({
    stdin: { contents: sourceOf(), resolveDir: directory },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Makes a build take React from that script. */
export const externalReact = Object.fromEntries(
  REACT.map((name) => [name, `self.pasalDevelopment.react[${JSON.stringify(name)}]`]),
);
