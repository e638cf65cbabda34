import { fork } from 'node:child_process';
import { once } from 'node:events';
import { FirstStartError } from './first-start';

/** What the process that makes a shop says. */
export type MakingReport =
  { kind: 'progress'; line: string } | { kind: 'made' } | { kind: 'failed'; reason: string };

/** Its database is not compiled to run fast, which would take longer than what it saves. */
const ENDS_SOON = ['--liftoff-only'];

const died = (why: string) => `The process that makes the shop ended with ${why}.`;

/**
 * Makes the shop of this process's variables in a process of its own, which ends before this resolves. The data
 * directory must be free for it.
 * @param file the built `first-start-process.ts`
 * @throws FirstStartError with what was wrong there
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
