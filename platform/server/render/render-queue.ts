import type { RenderRequest } from './contract';
import { noPage, type Outcome, type VerdictListener, type Verdict } from './outcome';
import type { RenderLimits } from './limits';

/** The number of requests in flight: one is ready when a page is done, so that at most one is wasted. */
const AHEAD = 2;

/** Makes the outcome of a page from the milliseconds it took. */
type OutcomeAfter = (took: number) => Outcome;

interface Caller {
  request: RenderRequest;
  onVerdict: VerdictListener | undefined;
  answer: (outcomeAfter: OutcomeAfter) => void;
}

export interface RenderQueue {
  /** @param onVerdict gets the page's verdict on its code, even when no caller waits for it any more */
  render: (request: RenderRequest, onVerdict?: VerdictListener) => Promise<Outcome>;
  /** Accepts the process's answer; drops the outcome of a page that no caller waits for any more. */
  settle: (id: number, verdict: Verdict, outcomeAfter: OutcomeAfter) => void;
  /**
   * Answers all waiting callers: the process is gone.
   * @returns the listener of the page in progress, else of the last one
   */
  abandon: () => VerdictListener | undefined;
  /** Resolves once no caller waits. */
  drained: () => Promise<void>;
}

/** Makes a caller who gets exactly one outcome: `late` if there is none within `pageWithin`. */
function createPatientCaller(
  { request, onVerdict }: Pick<Caller, 'request' | 'onVerdict'>,
  pageWithin: number,
  late: () => void,
  end: (outcome: Outcome) => void,
): Caller {
  const arrived = performance.now();
  const timer = setTimeout(late, pageWithin);
  return {
    request,
    onVerdict,
    answer(outcomeAfter) {
      clearTimeout(timer);
      end(outcomeAfter(performance.now() - arrived));
    },
  };
}

/**
 * Queues the callers who wait for pages of one process. Each gets an outcome within `pageWithin`, whatever the
 * process does; a request whose caller has gone is not sent.
 */
export function createRenderQueue(
  { pageWithin, mostWaiting }: Pick<RenderLimits, 'pageWithin' | 'mostWaiting'>,
  send: (id: number, request: RenderRequest) => void,
): RenderQueue {
  const callers = new Map<number, Caller>();
  const unsent = new Set<number>();
  /** In the order in which the process works: the first is in progress. */
  const sent = new Map<number, VerdictListener | undefined>();
  /** The listener of the last finished page. */
  let last: VerdictListener | undefined;
  let lastId = 0;
  let onDrained: (() => void) | undefined;

  function answer(id: number, outcomeAfter: OutcomeAfter): void {
    const caller = callers.get(id);
    callers.delete(id);
    unsent.delete(id);
    caller?.answer(outcomeAfter);
    if (callers.size === 0) onDrained?.();
  }

  function sendNext(): void {
    for (const id of unsent) {
      if (sent.size >= AHEAD) return;
      const caller = callers.get(id);
      unsent.delete(id);
      if (!caller) continue;
      sent.set(id, caller.onVerdict);
      send(id, caller.request);
    }
  }

  async function render(request: RenderRequest, onVerdict?: VerdictListener): Promise<Outcome> {
    if (unsent.size >= mostWaiting) return noPage('refused', 'too many pages wait to be rendered');
    lastId += 1;
    const id = lastId;
    return new Promise((end) => {
      const late = () => answer(id, () => noPage('late', `took longer than ${pageWithin} ms`));
      callers.set(id, createPatientCaller({ request, onVerdict }, pageWithin, late, end));
      unsent.add(id);
      sendNext();
    });
  }

  return {
    render,
    settle(id, verdict, outcomeAfter) {
      last = sent.get(id);
      last?.(verdict);
      sent.delete(id);
      answer(id, outcomeAfter);
      sendNext();
    },
    abandon() {
      const [made] = sent.size > 0 ? sent.values() : [last];
      for (const id of callers.keys()) answer(id, () => noPage('away', 'the process ended'));
      return made;
    },
    drained: () =>
      new Promise((resolve) => {
        onDrained = resolve;
        if (callers.size === 0) resolve();
      }),
  };
}
