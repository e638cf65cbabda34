import { refusedCode, type HealthPhase } from '../../../contract/release-health';
import type { Notice } from '../../shop';
import type { SeenPhase } from './health.repository';
import type { Fault, Figures, Trial } from './rule';

/** The shop's texts about a release that went back by itself. */

/** The name of the shop in the history, where no person acted. */
export const BY = 'the shop';
/** Stands for the version of a remote that no visitor gets any more. */
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
  error: 'its code threw',
  blank: 'its page showed nothing',
  policy: 'it tried what the page’s policy forbids',
};

/** Says how a release did, as the beginning of a sentence. */
export function seenOf({ failed, loads }: Figures): string {
  const all = failed + loads;
  const share = all === 0 ? 0 : failed / all;
  const networks = failed === 1 ? '1 network' : `${failed} networks`;
  const pages = loads === 1 ? '1 page' : `${Math.round(loads)} pages`;
  return `It failed in ${networks} and worked in ${pages} (${percent(share)})`;
}

const WORDS = { slow: 'It held pages up', refused: 'Orders were refused' } as const;

/** Why, as one sentence. */
export function reasonOf(fault: Fault, trial: Trial): string {
  if (fault.why === 'deaths') {
    return `What renders its pages ended by itself ${times(fault.deaths)}.`;
  }
  if (fault.why === 'orders') {
    return `Of ${Math.round(trial.reached)} visits that reached a product, the cart or the checkout ${Math.round(trial.ordered)} ordered: surely at most ${percent(fault.atMost)}, and of the version before it at least ${percent(fault.stable)}.`;
  }
  const { atLeast, stable } = fault;
  if (fault.why !== 'failures') {
    const seen = fault.why === 'slow' ? trial.slow : trial.refused;
    return `${WORDS[fault.why]} in ${seen} networks: surely in at least ${percent(atLeast)}, and with the version before it in ${percent(stable)} at most.`;
  }
  return `${seenOf(trial)}: surely at least ${percent(atLeast)} fail, and of the version before it ${percent(stable)} at most.`;
}

/** Says how often it failed in each way, the most frequent first. */
export const phasesOf = (phases: readonly SeenPhase[]) =>
  phases
    .map(({ phase, total }) => {
      const code = refusedCode(phase);
      const words = code === undefined ? PHASES[phase as HealthPhase] : `orders refused: ${code}`;
      return `${words} (${times(total)})`;
    })
    .join('; ');

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

/** The message to team and owner. */
export function noticeOf({ title, version, previous, share, reason, phases }: Returned): Notice {
  const audience = share >= 100 ? 'everyone' : `${share} % of the visitors`;
  return {
    subject: `${title} ${version} was rolled back automatically`,
    lines: [
      `${version} of ${title} was shown to ${audience} and was rolled back automatically. Every page that is opened now has ${previous ?? NOTHING}.`,
      reason,
      ...(phases === '' ? [] : [`What was seen: ${phases}.`]),
      "Carts and orders aren't affected. Release the fix as a new version. The same version can be activated again by hand.",
    ],
    link: { label: 'See the history of releases:', path: '/dashboard/releases' },
  };
}
