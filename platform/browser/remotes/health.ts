import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import type { HealthEvent, HealthPhase } from '../../contract/release-health';
import { reportHealth } from '../../contract/calls/release-health';
import { HEALTH_TIMING } from '../../contract/health-timing';

/** What the page tells the shop of the releases it was made with, each thing once. */
export interface Health {
  /** Tells at once in which phase a release failed. */
  failed: (name: string, phase: HealthPhase, version?: string) => void;
  /** Tells that releases worked, unless one has failed in this page; nothing in a page that was not drawn. */
  worked: (releases: readonly Named[]) => void;
}

/** A release; without a version it is the one of the page. */
export interface Named {
  name: string;
  version?: string | undefined;
}

/** What the document came with. */
interface Ticket {
  text: string;
  /** For how many loads one of this page stands; 0 when it is not to be told. */
  weight: number;
}

/** Where nobody is told anything, as on the server. */
export const NO_HEALTH: Health = { failed: () => undefined, worked: () => undefined };

/** The ticket beside the document; undefined where the browser does not show it, or the shop gave none. */
export function pageTicket(times: Pick<Performance, 'getEntriesByType'>): Ticket | undefined {
  const [navigation] = times.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const timing = navigation?.serverTiming?.find(({ name }) => name === HEALTH_TIMING);
  return timing && { text: timing.description, weight: timing.duration };
}

/** Sends a report, also while the page is being left; nobody waits for it, and nothing says who sends it. */
function send(ticket: string, events: readonly HealthEvent[]): void {
  fetch(API_BASE_PATH + reportHealth.path, {
    method: reportHealth.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket, events }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

/** @param ticket of this page; without one nothing is told */
export function makeHealth(ticket: Ticket | undefined): Health {
  if (!ticket) return NO_HEALTH;
  const { text, weight } = ticket;
  const told = new Set<string>();
  const failed = new Set<string>();
  function isNew(key: string): boolean {
    const isKnown = told.has(key);
    told.add(key);
    return !isKnown;
  }
  return {
    failed(name, phase, version) {
      failed.add(name);
      if (isNew(`${name} ${phase}`)) send(text, [{ name, phase, ...(version && { version }) }]);
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
      if (events.length > 0) send(text, events);
    },
  };
}
