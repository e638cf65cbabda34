import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as calls from '@pasal/shared/contracts/calls';

const root = path.resolve(__dirname, '../../..');
const script = path.join(__dirname, 'literal-calls.mjs');

/** Runs a script of modules, and returns its output. */
function run(text: string): string {
  const words = ['--input-type=module', '--eval', text];
  return execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
}

/** Bundles the calls that this module uses, written as the objects that `callsOf` returns. */
function bundle(module: string): string {
  return run(`import { build } from 'esbuild';
    import { callsStayLiteral } from ${JSON.stringify(script)};
    const { outputFiles } = await build({
      stdin: { contents: ${JSON.stringify(module)}, resolveDir: ${JSON.stringify(`${root}/shared/src`)} },
      bundle: true, write: false, format: 'cjs', plugins: [callsStayLiteral],
    });
    process.stdout.write(outputFiles[0].text);`);
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

test('calls are found in our sources and in the package that teams build against', () => {
  const packed = 'node_modules/@pasal/shared/dist/shared/src/contracts';
  const contracts = [
    'shared/src/contracts/orders/calls.ts',
    'shared/src/contracts/calls/index.ts',
    `${packed}/products/calls.js`,
    `${packed}/couriers/rider.calls.js`,
    'platform/contract/calls/release.ts',
  ];
  const others = ['shared/src/contracts/orders/shapes.ts', 'shared/src/contracts/orders/order.ts'];
  const found = run(`import { CALL_CONTRACT } from ${JSON.stringify(script)};
    const files = ${JSON.stringify([...contracts, ...others])};
    console.log(JSON.stringify(files.filter((file) => CALL_CONTRACT.test('/tree/' + file))));`);
  expect(JSON.parse(found)).toEqual(contracts);
});
