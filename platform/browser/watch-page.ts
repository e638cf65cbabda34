import { findBlamed, isShown } from './remotes/blame';
import { ownerOf } from './remotes/owner-of';
import type { Remotes } from './remotes/remotes';

/** How long one release's scripts may block a page, in ms of long tasks in total. */
const MOST_BLOCKED = 500;
/** A task up to this length blocks nothing. */
const LONG_TASK = 50;
/** Time limits in ms for a press to show something, and for the largest contentful paint. */
const PRESS_WITHIN = 500;
const PAINT_WITHIN = 4000;

/** A long animation frame, with the scripts that ran in it; only some browsers report them. */
interface LongFrame extends PerformanceEntry {
  scripts: readonly { sourceURL: string; duration: number }[];
}

/** Chromium's report for `Integrity-Policy`; it names the script, but not who loaded it. */
interface IntegrityReport extends ReportBody {
  blockedURL: string;
}

type Page = Pick<Window, 'addEventListener' | 'document' | 'location'>;

/** Calls back with each performance entry of a type, if the browser supports that type. */
function observe(
  type: string,
  onEntry: (entry: PerformanceEntry) => void,
  options: { durationThreshold?: number } = {},
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const watch = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  watch.observe({ type, buffered: true, ...options });
}

/** Calls back with each script that the browser blocked because it was requested without its hash. */
function watchUnhashed(onBlocked: (address: string) => void): void {
  if (typeof ReportingObserver === 'undefined') return;
  const onReports = (reports: Report[]) => {
    for (const { body } of reports) onBlocked((body as IntegrityReport).blockedURL);
  };
  new ReportingObserver(onReports, { types: ['integrity-violation'], buffered: true }).observe();
}

/** Adds up how long the scripts of each release block the page. */
function watchFrames(onSlow: (name: string) => void): void {
  const blocked = new Map<string, number>();
  observe('long-animation-frame', (entry) => {
    for (const { sourceURL, duration } of (entry as LongFrame).scripts) {
      const name = findBlamed(sourceURL);
      if (name === undefined || duration <= LONG_TASK) continue;
      const all = (blocked.get(name) ?? 0) + duration - LONG_TASK;
      blocked.set(name, all);
      if (all > MOST_BLOCKED) onSlow(name);
    }
  });
}

/** Reports slow releases: those whose scripts block the page, and the page's owner for late paints. */
function watchSlowness(remotes: Remotes, page: Page): void {
  const slow = (name: string) =>
    remotes.health.slow({ name, version: remotes.find(name)?.version });
  const ownerIsSlow = () => {
    const owner = ownerOf(remotes.list(), page.location.pathname);
    if (owner) slow(owner.name);
  };
  watchFrames(slow);
  const isLate = ({ duration }: PerformanceEntry) => duration > PRESS_WITHIN;
  observe('event', (entry) => isLate(entry) && ownerIsSlow(), { durationThreshold: PRESS_WITHIN });
  observe('largest-contentful-paint', ({ startTime }) => startTime > PAINT_WITHIN && ownerIsSlow());
}

/**
 * Reports what a release's code does outside of loading and rendering: uncaught errors, violations of the page's
 * policy, and slowness.
 */
export function watchPage(remotes: Remotes, page: Page): void {
  const { health } = remotes;
  const fail = (text: string, phase: 'error' | 'policy', error?: Error) => {
    const name = findBlamed(text);
    if (name !== undefined) health.failed(name, phase, remotes.find(name)?.version, error);
  };
  const threw = (error: unknown) => {
    // An aborted request, as on the way to another page, is no fault.
    if (!(error instanceof Error) || error.name === 'AbortError' || isShown(error)) return;
    fail(error.stack ?? '', 'error', error);
  };
  page.addEventListener('error', ({ error }) => threw(error));
  page.addEventListener('unhandledrejection', ({ reason }) => threw(reason));
  page.document.addEventListener('securitypolicyviolation', ({ sourceFile }) =>
    fail(sourceFile, 'policy'),
  );
  watchUnhashed((address) => fail(address, 'policy'));
  watchSlowness(remotes, page);
}
