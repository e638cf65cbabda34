import { PLAN_HOURS, PLAN_VISITS } from '../../../contract/limits';
import type { Notice } from '../../shop';
import { seenOf } from '../health/messages';
import type { Figures } from '../health/rule';

/** What the shop says of a release that grows by a plan. */

const visitsOf = (visits: number) => (visits === 1 ? '1 visit' : `${visits} visits`);

/** How its step went, and how it did in all. */
export const stepOf = (share: number, visits: number, trial: Figures) =>
  `${visitsOf(visits)} at ${share} %. ${seenOf(trial)} since it is tried.`;

/** Why a step does not end by itself. */
export const waitsBecause = (visits: number) =>
  visits < PLAN_VISITS
    ? `Fewer than ${PLAN_VISITS} visits came within ${PLAN_HOURS} hours.`
    : 'It fails too often to be shown to more, and not surely often enough to go back.';

interface Waiting {
  title: string;
  version: string;
  share: number;
  /** Why it waits, with the figures. */
  reason: string;
}

/** What team and owner are told when somebody has to decide. */
export const noticeOf = ({ title, version, share, reason }: Waiting): Notice => ({
  subject: `${title} ${version} waits for somebody’s yes`,
  lines: [
    `${version} of ${title} grows by a plan. It is shown to ${share} % of the visitors, and no longer grows by itself.`,
    reason,
    'Have it go on, stop it or take it back: under Releases in the dashboard, or with pasal go-on, pasal stop and pasal roll-back.',
  ],
  link: { label: 'See the releases:', path: '/dashboard/releases' },
});

export const noPlan = (name: string) => `Nothing of ${name} grows by a plan.`;
export const isStopped = (name: string) => `${name} is stopped already.`;
export const tooEarly = (visits: number) =>
  `This step has had ${visitsOf(visits)} of ${PLAN_VISITS}. A yes counts once it has taken ${PLAN_HOURS} hours; to be faster, activate the release for a share by hand.`;
export const planAndShare = 'A release that grows by a plan has no share of its own.';
export const goesOn = (name: string) => `${name} goes on.`;
export const stops = (name: string) => `${name} stays at the share it has.`;
