import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import type { HealthCount, HealthEvent, HealthPhase } from '../../contract/release-health';
import { reportHealth } from '../../contract/calls/release-health';
import { HOST } from './blame';
import { HEALTH_TIMING } from '../../contract/health-timing';

/** Reports to the shop how the releases of this page did, each fact once. */
export interface Health {
  /** Reports at once in which phase a release failed. */
  failed: (name: string, phase: HealthPhase, version?: string) => void;
  /**
   * Reports that releases worked, unless one has failed in this page; reports nothing in a page that was not
   * drawn.
   */
  worked: (releases: readonly Named[]) => void;
  /** Reports once that a release held the page up. */
  slow: (release: Named) => void;
  /** Reports once what became of the visit as a whole, where the page was drawn to report. */
  count: (facts: readonly VisitFact[]) => void;
}

/** What became of a visit, with the code of an order that was refused. */
export interface VisitFact {
  phase: Exclude<HealthCount, 'slow'>;
  code?: HealthEvent['code'] | undefined;
}

/** A release; without a version it is the one of the page. */
export interface Named {
  name: string;
  version?: string | undefined;
}

/** The ticket that came with the document. */
interface Ticket {
  text: string;
  /** The number of loads that one of this page stands for; 0 when it reports none. */
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

/** The ticket beside the document; undefined where the browser does not show it, or the shop gave none. */
export function readPageTicket(times: Pick<Performance, 'getEntriesByType'>): Ticket | undefined {
  const [navigation] = times.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const timing = navigation?.serverTiming?.find(({ name }) => name === HEALTH_TIMING);
  return timing && { text: timing.description, weight: timing.duration };
}

type Ask = typeof fetch;

/** Sends a report, also while the page is being left; nothing waits for it, and nothing says who sends it. */
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
 * @param ask what reports are sent with: a copy, taken before any code of a remote runs
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
    failed(name, phase, version) {
      failed.add(name);
      if (isNew(`${name} ${phase}`))
        send(ask, text, [{ name, phase, ...(version && { version }) }]);
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
