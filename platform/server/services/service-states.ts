import type { FastifyBaseLogger } from 'fastify';
import type { Breaker } from './breaker';
import { MOST_AT_ONCE } from './limits';
import { createPartBreakers, type PartBreakers } from './part-breakers';
import { ServiceFailure, type FailureReason, type ServiceAnswer } from './service-answer';

/** Who is waiting. Documents wait less than pages do, so a service may be too slow for documents alone. */
export type Reader = 'browser' | 'document';

/** The outcome of a request, in the counters. */
export type Outcome = 'answered' | 'refused' | FailureReason;

/** What is requested from a service, and by whom. */
interface AskedPart {
  name: string;
  reader: Reader;
  /** Path and query below the service. */
  rest: string;
}

/** The state of one service on this server. */
interface ServiceState {
  underWay: number;
  /** The address its circuit breakers are for; undefined once the owner has removed it. */
  address: string | undefined;
  breakers: Record<Reader, PartBreakers>;
  counts: Map<Outcome, number>;
}

export interface ServiceStates {
  /** Records where a service is now. The breaker's state at one address does not carry over to the next. */
  settle: (name: string, address: string | undefined) => void;
  /**
   * Runs the work for a service unless that part's breaker is open or it is overloaded, and counts the outcome.
   * @throws ServiceFailure
   */
  run: (asked: AskedPart, work: () => Promise<ServiceAnswer>) => Promise<ServiceAnswer>;
  /** Requests by remote and outcome, since this server started. */
  listCounts: () => { name: string; outcome: Outcome; total: number }[];
  /** Remotes, and whether their service's breaker is open. */
  listBreakers: () => { name: string; isOpen: boolean }[];
}

/** The failures that count for the breaker. The others concern one address, which any visitor may request. */
const AWAY_REASONS = new Set<FailureReason>(['unreachable', 'timeout', 'error']);

const closedBreakers = () => ({ browser: createPartBreakers(), document: createPartBreakers() });

const newState = (address?: string): ServiceState => ({
  underWay: 0,
  address,
  breakers: closedBreakers(),
  counts: new Map(),
});

async function runWithin(
  state: ServiceState,
  breaker: Breaker,
  work: () => Promise<ServiceAnswer>,
) {
  if (state.underWay >= MOST_AT_ONCE) throw new ServiceFailure('busy');
  if (!breaker.mayTry()) throw new ServiceFailure('away');
  state.underWay += 1;
  try {
    const answer = await work();
    breaker.succeed();
    return answer;
  } catch (error) {
    const reason = error instanceof ServiceFailure ? error.reason : 'forbidden_address';
    if (AWAY_REASONS.has(reason)) breaker.fail();
    // It has answered, although the answer is not passed on.
    else if (reason !== 'forbidden_address') breaker.succeed();
    throw error;
  } finally {
    state.underWay -= 1;
  }
}

/** Tracks the health of each service, and stops calling one that is down. */
export function createServiceStates(log: Pick<FastifyBaseLogger, 'warn'>): ServiceStates {
  const states = new Map<string, ServiceState>();

  return {
    settle(name, address) {
      const state = states.get(name);
      if (state && state.address !== address) {
        Object.assign(state, { address, breakers: closedBreakers() });
      } else if (!state && address !== undefined) states.set(name, newState(address));
    },
    async run({ name, reader, rest }, work) {
      const state = states.get(name) ?? newState();
      states.set(name, state);
      const breaker = state.breakers[reader].of(rest);
      const count = (outcome: Outcome) =>
        state.counts.set(outcome, (state.counts.get(outcome) ?? 0) + 1);
      const wasOpen = breaker.isOpen();
      try {
        const answer = await runWithin(state, breaker, work);
        count(answer.status < 400 ? 'answered' : 'refused');
        return answer;
      } catch (error) {
        if (error instanceof ServiceFailure) count(error.reason);
        if (!wasOpen && breaker.isOpen())
          log.warn({ err: error, name, reader }, 'a part of the service of a remote is away');
        throw error;
      }
    },
    listCounts: () =>
      [...states].flatMap(([name, { counts }]) =>
        [...counts].map(([outcome, total]) => ({ name, outcome, total })),
      ),
    listBreakers: () =>
      [...states].map(([name, { breakers }]) => ({ name, isOpen: breakers.browser.isOpen() })),
  };
}
