import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.join(__dirname, 'watch-memory.mjs')).href;
/** Is started by a program that is itself started: it holds 300 MB, and prints it. */
const HOLDER = `globalThis.held = Buffer.alloc(300 * 1024 * 1024, 1); console.log('held'); setInterval(() => {}, 1e6);`;

/** The output of a program that has started another one, which holds memory. */
function measured(expression: string): unknown {
  const script = `import { spawn } from 'node:child_process';
    import { watchMemory } from ${JSON.stringify(MODULE)};
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

test('what a process has started needs counts as well, and more than it may have is told of once', () => {
  const watched = `new Promise((resolve) => {
    const told = [];
    watchMemory({ most: 700 * MB, every: 5, onMore: () => told.push('700') });
    watchMemory({
      most: 300 * MB,
      every: 5,
      onMore: () => {
        told.push('300');
        // It looks many times more in this time, and tells nothing anew.
        setTimeout(resolve, 300, told);
      },
    });
  })`;
  expect(measured(watched)).toEqual(['300']);
});
