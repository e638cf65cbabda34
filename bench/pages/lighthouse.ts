import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The folder of Lighthouse's package and lock file, seen from the bundle of the bench. */
const FOLDER = resolve(__dirname, '../../../../bench/pages/lighthouse');
const COMMAND = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MOST_BYTES = 64 * 1024 * 1024;

/** The figures of Lighthouse for one load of a page. */
export interface LighthouseRun {
  /** Points of 100. */
  score: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest paint, in milliseconds. */
  paint: number;
  /** Total blocking time, in milliseconds. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The speed of the machine, as Lighthouse's own index. */
  index: number;
}

interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

/** Installs Lighthouse when it is absent: it is too large to install with the shop. */
export function ensureLighthouse(): void {
  if (existsSync(COMMAND)) return;
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', words, { cwd: FOLDER, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('Lighthouse could not be installed; npm says why above');
}

/**
 * Reads the figures of a report.
 * @throws Error when Lighthouse could not load the page
 */
function figuresOf({ categories, audits, environment, runtimeError }: Report) {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const points = (name: string) => Math.round(100 * (categories[name]?.score ?? Number.NaN));
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    paint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    index: environment.benchmarkIndex,
  } satisfies LighthouseRun;
}

/** Loads a page as Lighthouse's mobile phone over its simulated slow 4G. */
export async function lighthouse(url: string, browser: string | undefined): Promise<LighthouseRun> {
  const words = [
    COMMAND,
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const env = { ...process.env, ...(browser !== undefined && { CHROME_PATH: browser }) };
  const options = { env, maxBuffer: MOST_BYTES };
  const { stdout } = await promisify(execFile)(process.execPath, words, options).catch(
    // The error contains the whole report.
    ({ stderr }: { stderr: string }) => {
      throw new Error(`Lighthouse of ${url}: ${stderr}`);
    },
  );
  return figuresOf(JSON.parse(stdout) as Report);
}
