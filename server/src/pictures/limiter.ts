import { DomainError, invalid } from '@pasal/core/errors/domain-error';
import { malformedRequest } from '@pasal/core/http/messages';
import * as messages from './messages';

/** The limits of a queue. */
interface Bounds {
  /** Maximum waiting tasks; one more is refused. */
  waiting?: number;
  /** Maximum wait in ms; longer waits are refused, before a client's or proxy's own time-out. */
  patience?: number;
}

interface Waiting {
  begin: () => void;
  refuse: (why: Error) => void;
}

const isBusy = () => new DomainError('UNAVAILABLE', messages.drawingBusy);
const hasLeft = () => invalid(malformedRequest);
const assertHere = (signal: AbortSignal | undefined) => {
  if (signal?.aborted === true) throw hasLeft();
};

/** A turn in the queue, unless its caller leaves or waits too long: then the next one gets it. */
function turnIn(
  line: Set<Waiting>,
  signal: AbortSignal | undefined,
  patience: number | undefined,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let leave: (() => void) | undefined;
  return new Promise<void>((resolve, reject) => {
    const refuse = (why: Error) => {
      line.delete(waiting);
      reject(why);
    };
    const waiting = { begin: resolve, refuse };
    line.add(waiting);
    leave = () => refuse(hasLeft());
    signal?.addEventListener('abort', leave, { once: true });
    if (patience !== undefined) timer = setTimeout(() => refuse(isBusy()), patience);
  }).finally(() => {
    clearTimeout(timer);
    if (leave) signal?.removeEventListener('abort', leave);
  });
}

/**
 * Runs at most `places` tasks concurrently; others queue in order, within the limits. The task of a caller who has left never starts.
 * @returns runs a task when its turn comes; throws DomainError 503 if the queue is full, or the wait too long
 */
export function limiter(places: number, { waiting: most = Infinity, patience }: Bounds = {}) {
  const line = new Set<Waiting>();
  let free = places;
  return async <Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    assertHere(signal);
    if (free > 0) free -= 1;
    else if (line.size >= most) throw isBusy();
    else await turnIn(line, signal, patience);
    try {
      assertHere(signal);
      return await task();
    } finally {
      const [next] = line;
      if (next === undefined) free += 1;
      else {
        line.delete(next);
        next.begin();
      }
    }
  };
}
