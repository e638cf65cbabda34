import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** This much of a page is enough to show what it contains instead of the expected content. */
const LONGEST = 6000;

/**
 * Prints the page's state when a story failed. If the stories run on another machine, this output
 * is all that remains.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter from the default export
export default class FailedPageReporter implements Reporter {
  onTestEnd(story: TestCase, { status, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const page = attachments.find(({ name, path }) => name === 'error-context' && path);
    if (!page?.path) return;
    const text = readFileSync(page.path, 'utf8');
    const start = Math.max(0, text.indexOf('```yaml'));
    console.log(`\nThe page when “${story.title}” failed:`);
    console.log(text.slice(start, start + LONGEST));
  }

  printsToStdio(): boolean {
    return false;
  }
}
