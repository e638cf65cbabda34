import { fork } from 'node:child_process';
import { once } from 'node:events';
import { FirstStartError } from './first-start';

/** Messages of the process that creates a shop. */
export type MakingReport =
  { kind: 'progress'; line: string } | { kind: 'made' } | { kind: 'failed'; reason: string };

/** Skips optimising WebAssembly, which would take longer than it saves in this short process. */
const ENDS_SOON = ['--liftoff-only'];

const died = (why: string) => `The process that makes the shop ended with ${why}.`;

/**
 * Creates the shop in a separate process with this process's variables, which has ended when this resolves. The data directory must be
 * unlocked.
 * @param file the built `first-start-process.ts`
 * @throws FirstStartError with the reason
 */
export async function makeShop(file: string, onProgress: (line: string) => void): Promise<void> {
  const child = fork(file, { execArgv: [...process.execArgv, ...ENDS_SOON] });
  let end: Exclude<MakingReport, { kind: 'progress' }> | undefined;
  child.on('message', (message) => {
    const report = message as MakingReport;
    if (report.kind === 'progress') onProgress(report.line);
    else end = report;
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (end?.kind === 'made') return;
  throw new FirstStartError(end?.reason ?? died(signal ?? `code ${code}`));
}
