import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config/config';
import { ROOT, readText, unknownVariables } from '../testing/deployment/deployment-files';
import { readImageFile } from '../testing/deployment/image-file';

const { bases, environment, instructions } = readImageFile();

test('the image is built with the Node that all is tried on', () => {
  const [newest] = /(?<='node-24': ')[\d.]+/.exec(readText('scripts/other-nodes.mjs')) ?? [];
  expect(bases[0]).toBe(`node:${newest}-trixie-slim`);
});

test('what it sets are variables of the server, which make a production shop at the port it names', () => {
  expect(unknownVariables(Object.keys(environment))).toEqual([]);
  expect(readConfig(environment)).toMatchObject({
    mode: 'production',
    host: '0.0.0.0',
    port: Number(instructions.EXPOSE),
    walk: 'no',
    dataDir: instructions.VOLUME,
  });
});

test('it runs the built server as nobody in particular, and asks an address the shop has', () => {
  expect(instructions.USER).toMatch(/^[1-9]\d+:[1-9]\d+$/);
  const [program, ...words] = JSON.parse(instructions.CMD ?? '') as string[];
  expect(program).toBe('node');
  const source = words.at(-1)?.replace('/dist/', '/src/').replace(/mjs$/, 'ts') ?? '';
  expect(existsSync(join(ROOT, source))).toBe(true);
  const [, address = ''] = /PORT\}(\/\w+)`/.exec(instructions.HEALTHCHECK ?? '') ?? [];
  expect(address).toBe('/readyz');
  expect(readText('core/http/observe/health.ts')).toContain(`app.get('${address}'`);
});
