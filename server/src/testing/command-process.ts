import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { QUICK_START } from './server-process';

export interface CommandResult {
  exitCode: number | null;
  /** All text on both outputs. */
  said: string;
}

/** Runs a built command to its end, with none of this process's variables except the path. */
export async function runProcess(
  file: string,
  words: readonly string[],
  { env, input = '' }: { env: Record<string, string>; input?: string },
): Promise<CommandResult> {
  const child = spawn(process.execPath, [...QUICK_START, file, ...words], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  }
  child.stdin.on('error', () => undefined).end(input);
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, said: lines.join('').trim() };
}
