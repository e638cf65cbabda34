import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProcess, type CommandResult } from './command-process';

/** The file in which a measured process writes its peak, in kB. */
const PEAK_FILE = 'PASAL_TEST_PEAK_FILE';

/**
 * Runs inside the measured process. `maxRSS` would include the peak of the process that started it, so this
 * asks Linux for the program's own.
 */
const REPORT = `
import { readFileSync, writeFileSync } from 'node:fs';
process.on('exit', () => {
  let peak = process.resourceUsage().maxRSS;
  try {
    peak = Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  } catch {}
  writeFileSync(process.env.${PEAK_FILE}, String(peak));
});
`;

export interface MeasuredResult extends CommandResult {
  /** The most memory the process had at once, in MB. */
  peak: number;
}

/** Runs a built command to its end, and returns how much memory it needed. */
export async function runMeasured(
  file: string,
  words: readonly string[],
  env: Record<string, string>,
): Promise<MeasuredResult> {
  const directory = await mkdtemp(join(tmpdir(), 'pasal-peak-'));
  const peakFile = join(directory, 'peak');
  const report = join(directory, 'report.mjs');
  await writeFile(report, REPORT);
  const options = `--import=${pathToFileURL(report).href}`;
  const result = await runProcess(file, words, {
    env: { ...env, NODE_OPTIONS: options, [PEAK_FILE]: peakFile },
  });
  const peak = Number(await readFile(peakFile, 'utf8')) / 1024;
  await rm(directory, { recursive: true });
  return { ...result, peak };
}
