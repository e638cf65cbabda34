import { findBlamed, isShown } from './remotes/blame';
import { ownerOf } from './remotes/owner-of';
import type { Remotes } from './remotes/remotes';

/** The milliseconds over which the scripts of one release hold a page up, long tasks alone taken together. */
const MOST_BLOCKED = 500;
/** A task that is no longer than this holds nothing up. */
const LONG_TASK = 50;
/** Milliseconds within which a press shows something, and the largest part of a page is painted. */
const PRESS_WITHIN = 500;
const PAINT_WITHIN = 4000;

/** A frame that took long, with the scripts that ran in it; only some browsers tell. */
interface LongFrame extends PerformanceEntry {
  scripts: readonly { sourceURL: string; duration: number }[];
}

/** What Chromium reports of `Integrity-Policy`; it names the script, and not who asked for it. */
interface IntegrityReport extends ReportBody {
  blockedURL: string;
}

type Page = Pick<Window, 'addEventListener' | 'document' | 'location'>;

/** Calls back with each entry of a kind, where the browser knows that kind. */
function observe(
  type: string,
  onEntry: (entry: PerformanceEntry) => void,
  options: { durationThreshold?: number } = {},
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const watch = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  watch.observe({ type, buffered: true, ...options });
}

/** Calls back with each script that the browser did not run because it was asked for without its hash. */
function watchUnhashed(onBlocked: (address: string) => void): void {
  if (typeof ReportingObserver === 'undefined') return;
  const onReports = (reports: Report[]) => {
    for (const { body } of reports) onBlocked((body as IntegrityReport).blockedURL);
  };
  new ReportingObserver(onReports, { types: ['integrity-violation'], buffered: true }).observe();
}

/** Adds up for how long the scripts of each release hold the page up. */
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

/** Reports what a release holds up: by its scripts, and the page of its owner by late paints. */
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
 * Holds against a release what its code does beside being loaded and rendered: errors that no one catches, what
 * the page's policy forbids, and slowness.
 */
export function watchPage(remotes: Remotes, page: Page): void {
  const { health } = remotes;
  const fail = (text: string, phase: 'error' | 'policy') => {
    const name = findBlamed(text);
    if (name !== undefined) health.failed(name, phase, remotes.find(name)?.version);
  };
  const threw = (error: unknown) => {
    // A request that is given up, as on the way to another page, is no fault.
    if (!(error instanceof Error) || error.name === 'AbortError' || isShown(error)) return;
    fail(error.stack ?? '', 'error');
  };
  page.addEventListener('error', ({ error }) => threw(error));
  page.addEventListener('unhandledrejection', ({ reason }) => threw(reason));
  page.document.addEventListener('securitypolicyviolation', ({ sourceFile }) =>
    fail(sourceFile, 'policy'),
  );
  watchUnhashed((address) => fail(address, 'policy'));
  watchSlowness(remotes, page);
}
