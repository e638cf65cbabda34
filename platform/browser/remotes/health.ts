import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import type { HealthCount, HealthEvent, HealthPhase } from '../../contract/release-health';
import { reportHealth } from '../../contract/calls/release-health';
import { HOST } from './blame';
import { wordsOf } from './error-words';
import { HEALTH_TIMING } from '../../contract/health-timing';

/** Reports to the shop how the releases of this page did, each fact once. */
export interface Health {
  /** Reports at once in which phase a release failed, and what was thrown, in words. */
  failed: (name: string, phase: HealthPhase, version?: string, error?: unknown) => void;
  /** Reports that releases worked, unless one has failed in this page; does nothing in a page not sampled to report. */
  worked: (releases: readonly Named[]) => void;
  /** Reports once that a release slowed the page down. */
  slow: (release: Named) => void;
  /** Reports once the outcome of the visit as a whole, if the page was sampled to report. */
  count: (facts: readonly VisitFact[]) => void;
}

/** The outcome of a visit, with the code of a refused order. */
export interface VisitFact {
  phase: Exclude<HealthCount, 'slow'>;
  code?: HealthEvent['code'] | undefined;
}

/** A release; without a version, the page's own. */
export interface Named {
  name: string;
  version?: string | undefined;
}

/** The ticket that came with the document. */
interface Ticket {
  text: string;
  /** How many loads a load of this page counts for; 0 when it reports none. */
  weight: number;
}

/** Reports nothing, as on the server. */
const nothing = () => undefined;
export const NO_HEALTH: Health = {
  failed: nothing,
  worked: nothing,
  slow: nothing,
  count: nothing,
};

/** The ticket in the document's headers; undefined if the browser hides it or the shop sent none. */
export function readPageTicket(times: Pick<Performance, 'getEntriesByType'>): Ticket | undefined {
  const [navigation] = times.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const timing = navigation?.serverTiming?.find(({ name }) => name === HEALTH_TIMING);
  return timing && { text: timing.description, weight: timing.duration };
}

type Ask = typeof fetch;

/** Sends a report, even while the page is being left; nothing waits for it, and it does not identify the visitor. */
function send(ask: Ask, ticket: string, events: readonly HealthEvent[]): void {
  ask(API_BASE_PATH + reportHealth.path, {
    method: reportHealth.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket, events }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

/**
 * @param ticket of this page; without one nothing is reported
 * @param ask a copy of the function that sends reports, taken before any remote's code runs
 */
export function makeHealth(
  ticket: Ticket | undefined,
  ask: Ask = globalThis.fetch.bind(globalThis),
): Health {
  if (!ticket) return NO_HEALTH;
  const { text, weight } = ticket;
  const reported = new Set<string>();
  const failed = new Set<string>();
  function isNew(key: string): boolean {
    const isKnown = reported.has(key);
    reported.add(key);
    return !isKnown;
  }
  return {
    failed(name, phase, version, error) {
      failed.add(name);
      if (!isNew(`${name} ${phase}`)) return;
      const words = wordsOf(error, globalThis.location.pathname);
      send(ask, text, [{ name, phase, ...(version && { version }), ...(words && { words }) }]);
    },
    worked(releases) {
      if (weight === 0) return;
      const events = releases
        .filter(({ name }) => !failed.has(name) && isNew(`${name} load`))
        .map(({ name, version }) => ({
          name,
          phase: 'load' as const,
          ...(version && { version }),
        }));
      if (events.length > 0) send(ask, text, events);
    },
    slow({ name, version }) {
      if (weight === 0 || !isNew(`${name} slow`)) return;
      send(ask, text, [{ name, phase: 'slow', ...(version && { version }) }]);
    },
    count(facts) {
      const events = facts
        .filter(({ phase, code = '' }) => isNew(phase + code))
        .map(({ phase, code }) => ({ name: HOST, phase, ...(code && { code }) }));
      if (weight > 0 && events.length > 0) send(ask, text, events);
    },
  };
}
