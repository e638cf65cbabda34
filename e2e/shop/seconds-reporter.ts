import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { repository } from './product-tree';
import { KEPT } from './seeded';

/** The duration of each story's last run in seconds, by file and title. */
const SECONDS = path.join(KEPT, 'seconds/stories.json');
/** How many are printed. */
const SLOWEST = 20;

/** Stores how long each story took, and prints the slowest of a run. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter from the default export
export default class SecondsReporter implements Reporter {
  private readonly took = new Map<string, number>();
  private workers = 1;

  onBegin({ workers }: FullConfig): void {
    this.workers = workers;
  }

  onTestEnd(story: TestCase, { duration }: TestResult): void {
    const file = path.relative(repository, story.location.file);
    const [, , , ...titles] = story.titlePath();
    this.took.set(`${file} › ${titles.join(' › ')}`, Math.round(duration / 100) / 10);
  }

  onEnd(): void {
    const slowest = [...this.took].toSorted(([, one], [, other]) => other - one);
    if (slowest.length === 0) return;
    const sum = Math.round(slowest.reduce((all, [, seconds]) => all + seconds, 0));
    console.log(
      `\n${slowest.length} stories took ${sum} s in ${this.workers} workers; the slowest:`,
    );
    for (const [story, seconds] of slowest.slice(0, SLOWEST)) console.log(`${seconds} s  ${story}`);
    const before = existsSync(SECONDS) ? (JSON.parse(readFileSync(SECONDS, 'utf8')) as object) : {};
    mkdirSync(path.dirname(SECONDS), { recursive: true });
    const kept = { ...before, ...Object.fromEntries(slowest) };
    writeFileSync(SECONDS, `${JSON.stringify(kept, null, 1)}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
