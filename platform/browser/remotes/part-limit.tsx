import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Part } from './load-part';
import { partsOf } from './remote-parts';
import { useRemotes } from './remotes-context';

/** Reports to the limit around a part if there is something to see. */
const ReportShown = createContext<(isShown: boolean) => void>(() => undefined);

/** Stands beside what a part shows, be it itself or its failure: it is there as soon as that is. */
export function Shown() {
  const reportShown = useContext(ReportShown);
  useLayoutEffect(() => {
    reportShown(true);
    return () => reportShown(false);
  }, [reportShown]);
  return null;
}

interface PartLimitProps {
  part: Part;
  /** Stands there while the part is awaited. */
  waiting: ReactNode;
  /** Stands there when the part's code had come, and waited longer than a part may. */
  failed: (again: () => void) => ReactNode;
  /** The part, with `Shown` wherever it does not wait. */
  children: ReactNode;
}

/** A clock that calls back every so many milliseconds until it is stopped. */
function makeClock(limit: number) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const start = (onEnd: () => void) => {
    stop();
    timer = setInterval(onEnd, limit);
  };
  return { start, stop };
}

/**
 * A part that may wait, and no longer than the budget of a part: what waits for ever, or has its HTML of
 * the server never taken over, is shown as failed. While its code is loaded that has the budget itself.
 */
export function PartLimit({ part, waiting, failed, children }: PartLimitProps) {
  const remotes = useRemotes();
  const [isLate, setLate] = useState(false);
  const [clock] = useState(() => makeClock(remotes.scripts.budget));
  const isShown = useRef(false);
  const own = partsOf(remotes).of(part);

  const watch = useCallback(() => {
    clock.start(() => {
      if (own.read().name !== 'ready') return;
      clock.stop();
      // The other parts of the page do not wait for this one to be taken over.
      own.endTakeOver();
      const { remote } = own;
      remotes.health.failed(remote, 'render', remotes.find(remote)?.version);
      setLate(true);
    });
  }, [remotes, clock, own]);
  const reportShown = useCallback(
    (shown: boolean) => {
      isShown.current = shown;
      if (!shown) return watch();
      clock.stop();
      own.endFrame();
    },
    [clock, watch, own],
  );
  useEffect(() => {
    if (!isShown.current && !isLate) watch();
    return clock.stop;
  }, [clock, watch, isLate]);

  if (isLate) return failed(() => setLate(false));
  return (
    <ReportShown value={reportShown}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ReportShown>
  );
}
