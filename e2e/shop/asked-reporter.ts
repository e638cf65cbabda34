import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { ASKED, UNKNOWN } from './asked';
import { repository } from './product-tree';

/**
 * Writes what the stories of each file request, after all have run and passed: `npm test` reruns the stories that a
 * change can break. A file that is not listed always runs.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter from the default export
export default class AskedReporter implements Reporter {
  private readonly asked = new Map<string, Set<string>>();

  onTestEnd({ location, annotations }: TestCase): void {
    const file = path.relative(repository, location.file);
    const all = this.asked.get(file) ?? new Set();
    const notes = annotations.filter(({ type }) => type === ASKED);
    if (notes.length === 0) all.add(UNKNOWN);
    for (const { description = '' } of notes) {
      for (const each of description.split(' ')) all.add(each);
    }
    this.asked.set(file, all);
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'passed' || process.env.ALL_STORIES !== 'yes') return;
    const files = [...this.asked].filter(([, all]) => !all.has(UNKNOWN));
    const sorted = files.map(([file, all]) => [file, [...all].filter(Boolean).toSorted()] as const);
    const text = JSON.stringify(Object.fromEntries(sorted.toSorted()), null, 1);
    writeFileSync(path.join(repository, 'e2e/asked.json'), `${text}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
