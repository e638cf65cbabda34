import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.join(__dirname, 'shops-own.mjs')).href;

test('a page on a walk asks for nothing but what is the shop’s, and not for its figures or kit', () => {
  const base = 'http://127.0.0.1:3000';
  const asked = [
    [`${base}/product/a`, true],
    ['data:image/png;base64,AA', true],
    ['http://10.0.0.5/inside', false],
    ['http://127.0.0.1:3001/', false],
    ['https://127.0.0.1:3000/', false],
    [`${base}/metrics`, false],
    [`${base}/kit/pasal.tgz`, false],
  ];
  const script = `import { isShops } from ${JSON.stringify(MODULE)};
    const asked = ${JSON.stringify(asked)};
    console.log(JSON.stringify(asked.map(([url]) => [url, isShops(url, ${JSON.stringify(base)})])));`;
  const words = ['--input-type=module', '--eval', script];
  expect(JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }))).toEqual(asked);
});
