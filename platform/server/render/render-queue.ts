import type { RenderRequest } from './contract';
import { noPage, type Outcome, type TellVerdict, type Verdict } from './outcome';
import type { RenderLimits } from './limits';

/** Sent at once: the next request lies ready when a page is done, and no more than that is in vain. */
const AHEAD = 2;

/** What became of a page after so many milliseconds. */
type OutcomeAfter = (took: number) => Outcome;

interface Caller {
  request: RenderRequest;
  tell: TellVerdict | undefined;
  answer: (outcomeAfter: OutcomeAfter) => void;
}

export interface RenderQueue {
  /** @param tell learns what the page says of its code, also when nobody waits for it any more */
  render: (request: RenderRequest, tell?: TellVerdict) => Promise<Outcome>;
  /** The process has answered; the outcome of a page nobody waits for any more is dropped. */
  settle: (id: number, verdict: Verdict, outcomeAfter: OutcomeAfter) => void;
  /**
   * Answers all who wait: the process is gone.
   * @returns who learns of the page it was making, else of the one it made last
   */
  abandon: () => TellVerdict | undefined;
  /** Resolves once nobody waits. */
  drained: () => Promise<void>;
}

/** A caller who gets an outcome once; after `pageWithin` without one it is told that the page is late. */
function patientCaller(
  { request, tell }: Pick<Caller, 'request' | 'tell'>,
  pageWithin: number,
  late: () => void,
  end: (outcome: Outcome) => void,
): Caller {
  const arrived = performance.now();
  const timer = setTimeout(late, pageWithin);
  return {
    request,
    tell,
    answer(outcomeAfter) {
      clearTimeout(timer);
      end(outcomeAfter(performance.now() - arrived));
    },
  };
}

/**
 * Who waits for pages of one process. Each gets an outcome within `pageWithin`, whatever the process
 * does; a request whose caller has gone is not sent.
 */
export function renderQueue(
  { pageWithin, mostWaiting }: Pick<RenderLimits, 'pageWithin' | 'mostWaiting'>,
  send: (id: number, request: RenderRequest) => void,
): RenderQueue {
  const callers = new Map<number, Caller>();
  const unsent = new Set<number>();
  /** In the order in which the process makes them: the first is being made. */
  const sent = new Map<number, TellVerdict | undefined>();
  /** Of the page that was made last. */
  let last: TellVerdict | undefined;
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
      sent.set(id, caller.tell);
      send(id, caller.request);
    }
  }

  async function render(request: RenderRequest, tell?: TellVerdict): Promise<Outcome> {
    if (unsent.size >= mostWaiting) return noPage('refused', 'too many pages wait to be rendered');
    lastId += 1;
    const id = lastId;
    return new Promise((end) => {
      const late = () => answer(id, () => noPage('late', `took longer than ${pageWithin} ms`));
      callers.set(id, patientCaller({ request, tell }, pageWithin, late, end));
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
