import type { HealthPhase } from '../../../contract/release-health';
import type { Notice } from '../../shop';
import type { Fault, Figures, Trial } from './rule';

/** What the shop says of a release that went back by itself. */

/** Who did it, in the history. */
export const BY = 'the shop';
/** The version a remote has that nobody gets any more. */
const NOTHING = 'nothing';

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;
const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

const PHASES: Record<HealthPhase, string> = {
  record: 'its record could not be read',
  entry: 'its first script did not come',
  chunk: 'a later script of it did not come',
  integrity: 'a script of it had other bytes than its record names',
  render: 'a part of it threw while it was shown',
  hydration: 'the browser made another page of it than the server',
  'server-render': 'the server could not make its page',
};

/** How a release did, as the beginning of a sentence. */
export function seenOf({ failed, loads }: Figures): string {
  const all = failed + loads;
  const share = all === 0 ? 0 : failed / all;
  const networks = failed === 1 ? '1 network' : `${failed} networks`;
  const pages = loads === 1 ? '1 page' : `${Math.round(loads)} pages`;
  return `It failed in ${networks} and worked in ${pages} (${percent(share)})`;
}

/** Why, as one sentence. */
export function reasonOf(fault: Fault, trial: Trial): string {
  if (fault.why === 'deaths') {
    return `What renders its pages ended by itself ${times(fault.deaths)}.`;
  }
  const { atLeast, stable } = fault;
  return `${seenOf(trial)}: surely at least ${percent(atLeast)} fail, and of the version before it ${percent(stable)} at most.`;
}

/** How often it failed in which way, the most frequent first. */
export const phasesOf = (phases: readonly { phase: HealthPhase; total: number }[]) =>
  phases.map(({ phase, total }) => `${PHASES[phase]} (${times(total)})`).join('; ');

export interface Returned {
  title: string;
  version: string;
  /** The version everybody gets now; null for none. */
  previous: string | null;
  /** Percent of the visitors who had it. */
  share: number;
  reason: string;
  phases: string;
}

/** What team and owner are told. */
export function noticeOf({ title, version, previous, share, reason, phases }: Returned): Notice {
  const audience = share >= 100 ? 'everyone' : `${share} % of the visitors`;
  return {
    subject: `${title} ${version} went back by itself`,
    lines: [
      `${version} of ${title} was shown to ${audience} and went back by itself. Every page that is opened now has ${previous ?? NOTHING}.`,
      reason,
      ...(phases === '' ? [] : [`What was seen: ${phases}.`]),
      'Carts and orders are not touched. Release the repair as a new version; the same version can be activated again by hand.',
    ],
    link: { label: 'See the history of releases:', path: '/dashboard/releases' },
  };
}
