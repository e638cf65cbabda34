import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const COMMAND = resolve(__dirname, '../bin/pasal.mjs');

/** Runs `pasal` in a folder, and says how it ended and what it said. */
export async function runPasal(
  directory: string,
  words: readonly string[],
  env: Record<string, string> = {},
) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [COMMAND, ...words], {
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
