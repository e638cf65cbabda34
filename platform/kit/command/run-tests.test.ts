import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runPasal } from '../testing/run-pasal';

const directories: string[] = [];
afterEach(() => {
  for (const each of directories.splice(0)) rmSync(each, { recursive: true, force: true });
});

/** A folder with a remote that has these tests and nothing else. */
function writeTests(tests: Record<string, string>): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'pasal-tests-'));
  directories.push(directory);
  mkdirSync(path.join(directory, 'src'));
  const files = {
    'package.json': JSON.stringify({ name: 'remote-offers', version: '0.1.0' }),
    'src/routes.ts': "export const description = { name: 'offers', routes: [] };",
    ...tests,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(directory, file), text);
  return directory;
}

/** Every test writes down its process id, to check later that this process is gone. */
const NOTE = "require('node:fs').writeFileSync('process', String(process.pid));";
/** It handles no messages, like an endless loop, but uses no CPU time. */
const ENDLESS = `test('never ends', () => { ${NOTE} Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); });`;
const GREEDY = `test('takes all', () => { const all = []; for (;;) all.push(Array(1000).fill({})); });`;
const PASSES = "test('passes', () => undefined);";

function isRunning(directory: string): boolean {
  const file = path.join(directory, 'process');
  if (!existsSync(file)) return false;
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch {
    return false;
  }
}

test('tests that pass say nothing more; of tests that fail a line says so', async () => {
  const directory = writeTests({ 'src/one.test.ts': PASSES });
  const passed = await runPasal(directory, ['test', '--ci']);
  expect([passed.code, passed.said]).toEqual([0, expect.not.stringContaining('pasal test')]);
  writeFileSync(path.join(directory, 'src/one.test.ts'), "test('fails', () => expect(1).toBe(2));");
  const failed = await runPasal(directory, ['test']);
  expect([failed.code, failed.said.trim().split('\n').at(-1)]).toEqual([
    1,
    'pasal test: jest ended with code 1; what failed is above. The tests did not pass.',
  ]);
});

test.each([
  ['in one process', {}],
  ['beside others', { 'src/passes.test.ts': PASSES }],
])('an endless loop %s is ended, with all it runs in', async (_where, others) => {
  const directory = writeTests({ 'src/endless.test.ts': ENDLESS, ...others });
  const { code, said } = await runPasal(directory, ['test', '--maxWorkers=2', '--time', '0.75']);
  expect([code, said.trim().split('\n').at(-1)]).toEqual([
    1,
    'pasal test: ended src/endless.test.ts, which still ran after 0.75 minutes; --time <minutes> allows more. The tests did not pass.',
  ]);
  // The system takes a moment to end a process that was killed.
  while (isRunning(directory)) await pause(50);
});

test.each([
  ['in one process', {}],
  ['beside others', { 'src/passes.test.ts': PASSES }],
])('a test %s that takes all memory is ended', async (_where, others) => {
  const directory = writeTests({ 'src/greedy.test.ts': GREEDY, ...others });
  const env = { NODE_OPTIONS: '--max-old-space-size=150' };
  const { code, said } = await runPasal(directory, ['test', '--maxWorkers=2'], env);
  expect([code, said.trim().split('\n').at(-1)]).toEqual([
    1,
    'pasal test: src/greedy.test.ts needed more than 150 MB of memory and was ended; NODE_OPTIONS=--max-old-space-size=<MB> allows more. The tests did not pass.',
  ]);
});

test('a time that is none is refused', async () => {
  const { code, said } = await runPasal(writeTests({}), ['test', '--time', 'long']);
  expect([code, said]).toEqual([
    1,
    "pasal test: --time long isn't a number of minutes. The tests did not pass.\n",
  ]);
});
