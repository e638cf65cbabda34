import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const SCRIPT = resolve(__dirname, 'call-contract.mjs');
const PACKED = 'node_modules/@pasal/shared/dist/shared/src/contracts';

/** Returns those of these files whose modules name calls for a build. */
function callContractsOf(files: readonly string[]): string[] {
  const text = `import { isCallContract } from ${JSON.stringify(SCRIPT)};
    const files = ${JSON.stringify(files)};
    console.log(JSON.stringify(files.filter((file) => isCallContract({ resource: '/tree/' + file }))));`;
  const words = ['--input-type=module', '--eval', text];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as string[];
}

test('calls are found in our sources and in the package that teams build against', () => {
  const calls = [
    'shared/src/contracts/orders/calls.ts',
    'shared/src/contracts/calls/index.ts',
    `${PACKED}/products/calls.js`,
    `${PACKED}/couriers/rider.calls.js`,
    'platform/contract/calls/release.ts',
  ];
  const others = ['shared/src/contracts/orders/shapes.ts', 'shared/src/contracts/orders/order.ts'];
  expect(callContractsOf([...calls, ...others])).toEqual(calls);
});
