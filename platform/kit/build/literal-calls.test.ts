import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as calls from '@pasal/shared/contracts/calls';

const root = path.resolve(__dirname, '../../..');

/** Bundles what this module uses of the calls, written as the objects that `callsOf` returns. */
function bundle(module: string): string {
  const text = `import { build } from 'esbuild';
    import { callsStayLiteral } from ${JSON.stringify(path.join(__dirname, 'literal-calls.mjs'))};
    const { outputFiles } = await build({
      stdin: { contents: ${JSON.stringify(module)}, resolveDir: ${JSON.stringify(`${root}/shared/src`)} },
      bundle: true, write: false, format: 'cjs', plugins: [callsStayLiteral],
    });
    process.stdout.write(outputFiles[0].text);`;
  const words = ['--input-type=module', '--eval', text];
  return execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
}

test('every call is written as the object that its function returns', () => {
  const written: { exports: unknown } = { exports: undefined };
  const text = bundle(`export * as calls from './contracts/calls'`);
  expect(text).not.toContain('callsOf');
  new Function('module', text)(written);
  expect(written.exports).toEqual({ calls: { ...calls } });
});

test('a call that a build does not use leaves it', () => {
  const text = bundle(`export { placeOrder } from './contracts/calls'`);
  expect(text).toContain('/order-product');
  expect(text).not.toContain('/order-product/quote');
});
