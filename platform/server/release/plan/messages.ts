import { PLAN_HOURS, WALK_VISITS } from '../../../contract/limits';
import type { Notice } from '../../shop';
import { seenOf } from '../health/messages';
import type { Figures } from '../health/rule';

/** The shop's texts about a release that grows by a plan. */

const visitsOf = (visits: number) => (visits === 1 ? '1 visit' : `${visits} visits`);

/** Says how its step went, and how it did in all. */
export const stepOf = (share: number, visits: number, trial: Figures) =>
  `${visitsOf(visits)} at ${share} %. ${seenOf(trial)} since it is tried.`;

/** What stands for visits of the first step. */
export const walked = `The walk that passed stands for ${WALK_VISITS} visits.`;

/** Why a step does not end by itself. */
export const waitsBecause = (visits: number, least: number) =>
  visits < least
    ? `Fewer than ${least} visits came within ${PLAN_HOURS} hours.`
    : 'It fails too often to be shown to more, and not surely often enough to go back.';

interface Waiting {
  title: string;
  version: string;
  share: number;
  /** Why it waits, with the figures. */
  reason: string;
}

/** The message to team and owner when a person must decide. */
export const noticeOf = ({ title, version, share, reason }: Waiting): Notice => ({
  subject: `${title} ${version} is waiting for approval`,
  lines: [
    `${version} of ${title} is rolling out by a plan. ${share} % of visitors have it, and it no longer continues on its own.`,
    reason,
    'Continue it, pause it or roll it back: under Releases in the dashboard, or with pasal go-on, pasal stop and pasal roll-back.',
  ],
  link: { label: 'See the releases:', path: '/dashboard/releases' },
});

export const noPlan = (name: string) => `No release of ${name} is rolling out by plan.`;
export const isStopped = (name: string) => `${name} is stopped already.`;
export const tooEarly = (visits: number, least: number) =>
  `This step has had ${visitsOf(visits)} of ${least}. A yes counts once it has taken ${PLAN_HOURS} hours; to be faster, activate the release for a share by hand.`;
export const planAndShare = 'A plan and a share can’t be combined.';
export const goesOn = (name: string) => `${name} goes on.`;
export const stops = (name: string) => `${name} stays at the share it has.`;
