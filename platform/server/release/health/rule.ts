import { wilson } from '@pasal/core/wilson';

/** The health figures of a release. */
export interface Figures {
  /** Networks with a page in which the release failed. */
  failed: number;
  /** Pages in which it worked; a page sampled to report counts for all it was sampled from. */
  loads: number;
}

/** All health figures of a release. */
export interface Seen extends Figures {
  /** Networks in which it slowed a page down. */
  slow: number;
  /** Visits that reached a page that sells, and those of them that placed an order. */
  reached: number;
  ordered: number;
  /** Networks with an order that was refused. */
  refused: number;
}

export const NOTHING_SEEN: Seen = {
  failed: 0,
  loads: 0,
  slow: 0,
  reached: 0,
  ordered: 0,
  refused: 0,
};

/** The figures of a release that is being watched. */
export interface Trial extends Seen {
  /** How often a process that renders its pages crashed. */
  deaths: number;
}

/** The numbers of the rule that `docs/platform/release-health.md` describes. */
export const RULE = {
  /** Fewer networks decide nothing. */
  leastNetworks: 5,
  /** The bound of the normal distribution within which 99.9 % lie. */
  z: 3.2905,
  /** Visits of the previous version needed to judge orders; more count as this many. */
  stableReached: 1000,
  /** Crashes of render processes that roll a release back. */
  mostDeaths: 3,
} as const;

interface Kind {
  /** The networks that speak against a release, and the visits that speak for it. */
  figures: (seen: Seen) => Figures;
  /**
   * The visits of the previous version that the rule needs; with fewer it assumes the share `assumed`, or decides
   * nothing. More count as this many: a tighter bound would be crossed by chance, because a release is judged after
   * every report.
   */
  stableVisits: number;
  assumed: number | null;
}

/** The complaints counted by network. */
const KINDS = {
  failures: { figures: (seen) => seen, stableVisits: 1000, assumed: 0.01 },
  slow: {
    figures: ({ slow, loads }) => ({ failed: slow, loads: Math.max(0, loads - slow) }),
    stableVisits: 200,
    assumed: null,
  },
  refused: {
    figures: ({ refused, ordered }) => ({ failed: refused, loads: ordered }),
    stableVisits: 100,
    assumed: 0.05,
  },
} as const satisfies Record<string, Kind>;
type KindName = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** Figures with the same share, capped to this many visits. */
function capped({ failed, loads }: Figures, most: number): Figures {
  const factor = Math.min(1, most / (failed + loads));
  return { failed: failed * factor, loads: loads * factor };
}

/** The upper bound of a complaint's share in the previous version; null when unknown. */
function boundOf(name: KindName, stable: Seen, z: number): number | null {
  const { figures, stableVisits: all, assumed }: Kind = KINDS[name];
  const seen = figures(stable);
  if (seen.failed + seen.loads >= all) return wilson(capped(seen, all), z).upper;
  return assumed === null
    ? null
    : wilson({ failed: assumed * all, loads: (1 - assumed) * all }, z).upper;
}

/** Why a release is rolled back. */
export type Fault =
  | { why: KindName; atLeast: number; stable: number }
  | { why: 'orders'; atMost: number; stable: number }
  | { why: 'deaths'; deaths: number };

/** The visits with an order, and those that reached a page that sells without one. */
const ordersOf = ({ reached, ordered }: Seen): Figures => ({
  failed: Math.min(ordered, reached),
  loads: Math.max(0, reached - ordered),
});

/** Judges if a release surely sells less than the previous version; undefined without enough data. */
function salesFault(trial: Seen, stable: Seen, z: number): Fault | null {
  if (stable.reached < RULE.stableReached || trial.reached < RULE.leastNetworks) return null;
  const least = wilson(capped(ordersOf(stable), RULE.stableReached), z).lower;
  const atMost = wilson(ordersOf(trial), z).upper;
  return atMost < least ? { why: 'orders', atMost, stable: least } : null;
}

function kindFault(name: KindName, trial: Seen, stable: Seen, z: number): Fault | null {
  const seen = KINDS[name].figures(trial);
  if (seen.failed < RULE.leastNetworks) return null;
  const atLeast = wilson(seen, z).lower;
  const bound = boundOf(name, stable, z);
  return bound === null || atLeast <= bound ? null : { why: name, atLeast, stable: bound };
}

/**
 * Judges if a release is rolled back automatically: at least five networks speak against it and its share of them is
 * surely above that of the previous version, its visitors surely order less, or a process that renders its pages
 * crashed three times.
 * @returns why; null while it stays
 */
export function faultOf(trial: Trial, stable: Seen, z: number = RULE.z): Fault | null {
  if (trial.deaths >= RULE.mostDeaths) return { why: 'deaths', deaths: trial.deaths };
  for (const name of KIND_NAMES) {
    const fault = kindFault(name, trial, stable, z);
    if (fault) return fault;
  }
  return salesFault(trial, stable, z);
}

/**
 * True when a release may be shown to more visitors: no fault is found, and its share of failures is not above the
 * one allowed to the previous version.
 */
export function mayGrow(trial: Trial, stable: Seen): boolean {
  const most = (boundOf('failures', stable, RULE.z) ?? 1) * (trial.failed + trial.loads);
  return faultOf(trial, stable) === null && trial.failed <= most;
}
