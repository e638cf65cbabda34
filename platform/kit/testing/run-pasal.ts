import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const COMMAND = 'bin/pasal.mjs';

/**
 * Runs `pasal` in a folder, and returns its exit code and output.
 * @param kit its folder
 */
export async function runPasal(
  directory: string,
  words: readonly string[],
  env: Record<string, string> = {},
  kit = resolve(__dirname, '..'),
) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [resolve(kit, COMMAND), ...words], {
    cwd: directory,
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (data: Buffer) => (said += data.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** Starts a `pasal` command that does not end by itself, and waits until it prints this text. */
export async function startPasal(
  directory: string,
  words: readonly string[],
  { until, env }: { until: string; env: Record<string, string> },
) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [resolve(__dirname, '..', COMMAND), ...words], {
    cwd: directory,
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((done, reject) => {
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (data: Buffer) => {
        said += data.toString();
        if (said.includes(until)) done();
      });
    }
    child.once('exit', () => reject(new Error(`pasal ended: ${said}`)));
  });
  return {
    said: () => said,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
