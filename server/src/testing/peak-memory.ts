import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProcess, type CommandResult } from './command-process';

/** Where a measured process leaves what it needed, in kB. */
const PEAK_FILE = 'PASAL_TEST_PEAK_FILE';

/**
 * Runs inside the measured process. `maxRSS` would also count what the process had that started it, so
 * Linux is asked for this program's own peak.
 */
const TELL = `
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

/** Runs a built command to its end, and tells how much memory it needed. */
export async function runMeasured(
  file: string,
  words: readonly string[],
  env: Record<string, string>,
): Promise<MeasuredResult> {
  const directory = await mkdtemp(join(tmpdir(), 'pasal-peak-'));
  const peakFile = join(directory, 'peak');
  const tell = join(directory, 'tell.mjs');
  await writeFile(tell, TELL);
  const options = `--import=${pathToFileURL(tell).href}`;
  const result = await runProcess(file, words, {
    env: { ...env, NODE_OPTIONS: options, [PEAK_FILE]: peakFile },
  });
  const peak = Number(await readFile(peakFile, 'utf8')) / 1024;
  await rm(directory, { recursive: true });
  return { ...result, peak };
}
