import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Whether webpack's and esbuild's default imports find styled components in the modules of a built host. */
function findStyles(): Record<string, string> {
  const text = `import { build } from 'esbuild';
    const { outputFiles } = await build({
      stdin: { contents: "export { shared } from './src/server'", resolveDir: ${JSON.stringify(`${root}/host`)} },
      bundle: true, write: false, format: 'cjs', platform: 'neutral', jsx: 'automatic',
      mainFields: ['module', 'main'], conditions: ['module', 'production'], external: ['stream'],
      define: { 'process.env.NODE_ENV': '"production"' }, loader: { '.svg': 'text' }, logLevel: 'error',
    });
    const made = { exports: {} };
    new Function('module', 'exports', 'require', outputFiles[0].text)(made, made.exports, () => ({}));
    const given = made.exports.shared['styled-components'];
    const webpack = given.__esModule ? given.default : given;
    const namespace = given.__esModule ? given : { ...given, default: given };
    const esbuild = namespace.default.default ?? namespace.default;
    console.log(JSON.stringify({ webpack: typeof webpack.div, esbuild: typeof esbuild.div }));
    process.exit();`;
  const words = ['--input-type=module', '--eval', text];
  return JSON.parse(
    execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' }),
  ) as never;
}

test('a remote finds styled components in a host, whichever kit has built it', () => {
  expect(findStyles()).toEqual({ webpack: 'function', esbuild: 'function' });
});
