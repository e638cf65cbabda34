import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.join(__dirname, 'memory-of.mjs')).href;
/** Started by a program that is itself started: it holds 300 MB, and says so. */
const HOLDER = `globalThis.held = Buffer.alloc(300 * 1024 * 1024, 1); console.log('held'); setInterval(() => {}, 1e6);`;

/** What a program says that has started another, which holds memory. */
function measured(expression: string): unknown {
  const script = `import { spawn } from 'node:child_process';
    import { memoryOf, watchMemory } from ${JSON.stringify(MODULE)};
    const MB = 1024 * 1024;
    const holder = spawn(process.execPath, ['-e', ${JSON.stringify(HOLDER)}], { stdio: ['ignore', 'pipe', 'inherit'] });
    holder.stdout.once('data', async () => {
      console.log(JSON.stringify(await (${expression})));
      holder.kill('SIGKILL');
      process.exit();
    });`;
  const words = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}

test('the memory of a process is that of all it has started, too', () => {
  const found = measured('memoryOf(process.pid) / MB');
  expect(found).toBeGreaterThan(300);
  expect(found).toBeLessThan(600);
});

test('whoever needs more than they may is told of once, and whoever does not is not', () => {
  const watched = `new Promise((resolve) => {
    const told = [];
    watchMemory({ most: 2000 * MB, every: 5, onMore: () => told.push('2000') });
    watchMemory({ most: 200 * MB, every: 5, onMore: () => told.push('200') });
    setTimeout(resolve, 500, told);
  })`;
  expect(measured(watched)).toEqual(['200']);
});
