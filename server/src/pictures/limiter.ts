import { DomainError, invalid } from '@pasal/core/errors/domain-error';
import { malformedRequest } from '@pasal/core/http/messages';
import * as messages from './messages';

/** How long a line may get. */
interface Bounds {
  /** Most tasks that wait; one more is refused. */
  waiting?: number;
  /** Longest wait in ms; who waits longer is refused, before their own patience or a proxy's ends. */
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

/** A turn that comes in order, unless its caller leaves or waits too long: then the next one has it. */
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
 * At most `places` tasks at once; the others wait in the order they came, as far as the line goes. A caller who has left is
 * forgotten: their task never begins.
 * @returns runs a task when its turn comes; throws DomainError 503 where the line is full, or the wait too long
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
