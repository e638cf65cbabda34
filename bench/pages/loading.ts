/**
 * One file that a page fetched, as resource timing reports it; times in milliseconds since the navigation.
 */
export interface Fetched {
  url: string;
  startTime: number;
  responseEnd: number;
  /** Bytes over the wire, compressed. */
  bytes: number;
}

export interface Loading {
  /** The moment when the last script had arrived, in milliseconds. */
  allScript: number;
  scripts: readonly Fetched[];
  /**
   * kB (of 1,000 bytes) of script over the wire: all of it, and what was asked for before the largest paint.
   */
  scriptSize: number;
  scriptSizeBeforePaint: number;
  /** Requests of the API. */
  calls: number;
}

/**
 * Loading ends after so many milliseconds with nothing under way. Later requests are prefetches for other
 * pages.
 */
const REST = 500;

const isScript = ({ url }: Fetched) => new URL(url).pathname.endsWith('.js');
const isCall = ({ url }: Fetched) => new URL(url).pathname.startsWith('/api/');
const kilobytes = (fetched: readonly Fetched[]) =>
  fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Returns the requests of the loading itself: all up to the first rest after a script was asked for. */
function untilRest(fetched: readonly Fetched[]): Fetched[] {
  const inOrder = fetched.toSorted((one, other) => one.startTime - other.startTime);
  let end = 0;
  let hasScript = false;
  const rest = inOrder.findIndex((each) => {
    const isOver = hasScript && each.startTime - end >= REST;
    hasScript ||= isScript(each);
    end = Math.max(end, each.responseEnd);
    return isOver;
  });
  return rest === -1 ? inOrder : inOrder.slice(0, rest);
}

/** Sums up what a page fetched for itself while it loaded, with the largest paint at `paint` milliseconds. */
export function loadingOf(fetched: readonly Fetched[], paint: number): Loading {
  const own = untilRest(fetched);
  const scripts = own.filter(isScript);
  return {
    allScript: Math.max(0, ...scripts.map(({ responseEnd }) => responseEnd)),
    scripts,
    scriptSize: kilobytes(scripts),
    scriptSizeBeforePaint: kilobytes(scripts.filter(({ startTime }) => startTime < paint)),
    calls: own.filter(isCall).length,
  };
}
