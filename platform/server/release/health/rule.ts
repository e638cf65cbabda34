/** What is known of how a release does with its visitors. */
export interface Figures {
  /** Networks with a page in which the release failed. */
  failed: number;
  /** Pages in which it worked; each that was drawn to tell of it stands for all it was drawn among. */
  loads: number;
}

/** What is known of a release that is looked at. */
export interface Trial extends Figures {
  /** How often a process that renders its pages ended by itself. */
  deaths: number;
}

/** What `docs/platform/release-health.md` says of the rule, as numbers. */
const RULE = {
  /** Fewer networks decide nothing. */
  leastNetworks: 5,
  /** Of the normal distribution: 99.9 % lie within. */
  z: 3.2905,
  /**
   * Of the version before it. With fewer it is taken to fail as often as `assumed` says. More count as so
   * many: a bound any nearer would be crossed by chance, as a release is looked at after every report.
   */
  stableLoads: 1000,
  /** The share of failures where nobody knows better. */
  assumed: 0.01,
  /** Of renderers. */
  mostDeaths: 3,
} as const;

/** The bounds of Wilson's interval for a share of `failed` among all. */
export function wilson({ failed, loads }: Figures, z: number = RULE.z) {
  const all = failed + loads;
  if (all === 0) return { lower: 0, upper: 1 };
  const share = failed / all;
  const square = (z * z) / all;
  const middle = share + square / 2;
  const half = z * Math.sqrt((share * (1 - share)) / all + square / (4 * all));
  return { lower: (middle - half) / (1 + square), upper: (middle + half) / (1 + square) };
}

/** The share of failures that the version before it may be said to have at most. */
function boundOf({ failed, loads }: Figures, z: number): number {
  const { stableLoads: all, assumed } = RULE;
  const share = failed + loads >= all ? failed / (failed + loads) : assumed;
  return wilson({ failed: share * all, loads: (1 - share) * all }, z).upper;
}

/** Why a release goes back. */
export type Fault =
  { why: 'failures'; atLeast: number; stable: number } | { why: 'deaths'; deaths: number };

/**
 * Whether a release goes back by itself: at least five networks failed and its share of failures is
 * surely above that of the version before it, or what renders its pages died three times.
 * @returns why; null while it stays
 */
export function faultOf(trial: Trial, stable: Figures, z: number = RULE.z): Fault | null {
  if (trial.deaths >= RULE.mostDeaths) return { why: 'deaths', deaths: trial.deaths };
  if (trial.failed < RULE.leastNetworks) return null;
  const atLeast = wilson(trial, z).lower;
  const bound = boundOf(stable, z);
  if (atLeast <= bound) return null;
  return { why: 'failures', atLeast, stable: bound };
}

/**
 * Whether a release may be shown to more visitors: nothing has it go back, and its share of failures is
 * not above what the version before it may have.
 */
export function mayGrow(trial: Trial, stable: Figures): boolean {
  const most = boundOf(stable, RULE.z) * (trial.failed + trial.loads);
  return faultOf(trial, stable) === null && trial.failed <= most;
}
