import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { resolve } from 'node:path';
import { readConfig } from '../config/config';
import { guideBlocks } from '../testing/operator-guide';
import { openTestApp } from '../testing/test-app';
import { MAX_PICTURE_BYTES } from '@pasal/shared/contracts';

const ROOT = resolve(__dirname, '../../..');
const MB = 1024 * 1024;

/** The example in this language, as one text; the unit is the first of its language. */
function example(language: string): string {
  const block = guideBlocks().find((each) => each.language === language);
  if (block === undefined) throw new Error(`the guide has no example in ${language}`);
  return block.lines.join('\n');
}

/** The value of each name, in a unit or a file of variables. */
const assigned = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .flatMap((line) => [/^(\w+)=(.*)$/.exec(line)?.slice(1) ?? []])
      .filter((pair) => pair.length === 2),
  );

const unit = assigned(example('ini'));
const variables = assigned(example('env'));

test('every variable of the example is one the server reads, and they make a production shop', () => {
  const sources = ['config.ts', 'delivery-config.ts'].map((file) =>
    readFileSync(resolve(__dirname, '../config', file), 'utf8'),
  );
  for (const name of Object.keys(variables)) {
    expect([name, sources.join('').includes(name)]).toEqual([name, true]);
  }
  const config = readConfig(variables);
  expect(config).toMatchObject({ mode: 'production', trustProxy: ['127.0.0.1'] });
});

test('the unit runs a script of the project without npm, reads those variables and waits until the shop is ready', () => {
  const [program, script] = (unit.ExecStart ?? '').split(' ');
  expect(program).toBe('/usr/bin/node');
  expect(existsSync(resolve(ROOT, script ?? ''))).toBe(true);
  expect(unit.EnvironmentFile).toBe('/etc/pasal.env');
  expect(unit.ExecStartPost).toContain('http://127.0.0.1:${PORT}/readyz');
  expect(variables.DATA_DIR).toBe(`/var/lib/${unit.StateDirectory}`);
});

test('the unit gives a server that stops all the time it may take', () => {
  const longest = readConfig({ STOP_NOTICE: '30' }).stopNotice;
  const main = readFileSync(resolve(ROOT, 'server/src/main.ts'), 'utf8');
  const drain = Number(/const DRAIN = ([\d_]+);/.exec(main)?.[1]?.replaceAll('_', ''));
  expect(Number(unit.TimeoutStopSec) * 1000).toBeGreaterThan(longest + drain);
});

test.each(['caddy', 'nginx'])(
  'the example for %s names addresses the shop has, and lets three pictures through',
  async (language) => {
    const text = example(language);
    const { app, close } = await openTestApp();
    for (const address of ['/readyz', '/metrics']) {
      expect(text).toContain(address);
      const isAnswered = async () => (await app.inject(address)).statusCode === 200;
      // It is ready once it has read its catalogue.
      while (!(await isAnswered())) await wait(20);
    }
    await close();
    const most = Number(/(?:max_size|client_max_body_size) (\d+)/.exec(text)?.[1]) * MB;
    expect(most).toBeGreaterThanOrEqual(3 * MAX_PICTURE_BYTES);
    // The servers in the page on scale.
    expect(text.match(/127\.0\.0\.1:\d+/g)).toEqual(['127.0.0.1:3001', '127.0.0.1:3002']);
    expect(text).toContain(new URL(variables.PUBLIC_URL ?? '').hostname);
  },
);

test('each of several servers has a port and a directory of its own, by the name of its unit', () => {
  const lines = guideBlocks().flatMap(({ language, lines: all }) =>
    language === 'ini' ? all : [],
  );
  expect(lines).toContain('Environment=PORT=%i');
  expect(lines).toContain('Environment=DATA_DIR=/var/lib/pasal/%i');
});
