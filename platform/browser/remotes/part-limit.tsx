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

/** Reports to the limit around a part whether there is something to see. */
const ReportShown = createContext<(isShown: boolean) => void>(() => undefined);

/** Rendered next to a part's content or its failure, so it mounts together with that. */
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
  /** Shown while the part is loading. */
  waiting: ReactNode;
  /** Shown when the part's code had loaded, but then suspended for too long. */
  failed: (again: () => void) => ReactNode;
  /** The part, with `Shown` wherever it does not suspend. */
  children: ReactNode;
}

/** A timer that calls back periodically until it is stopped. */
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
 * A part that may suspend, but no longer than a part's time limit: one that waits for ever, or whose server HTML is
 * never hydrated, is shown as failed. The loading of its code has a limit of its own.
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
      // The other parts of the page do not wait for this one to hydrate.
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
