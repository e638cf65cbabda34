import {
  PLAN_HOURS,
  PLAN_SHARES,
  PLAN_VISITS,
  WALK_VISITS,
  type PlanState,
  type ReleaseWalk,
} from '@pasal/shared/contracts';

export const lead =
  'Which version of each part visitors get. A release changes the shop for everyone. Rolling back takes a moment.';
export const live = 'What is live';
export const part = 'Part';
export const stable = 'Live version';
export const own = 'Own build';
export const nearlyFull = 'Nearly full';
export const candidate = 'Being tried';
export const since = 'Since';
export const nobody = 'Nothing';
export const always = 'The start';
export const actions = 'Actions';
export const actionsOf = (title: string) => `Actions for ${title}`;
export const share = (percent: number) => `${percent} %`;
export const activate = 'Activate';
export const activateOf = (title: string) => `Activate a release of ${title}`;
export const version = 'Version';
export const uploaded = (version: string, when: string, by: string, wentBack: boolean) =>
  [version, when, by, ...(wentBack ? ['rolled back automatically'] : [])].join(' · ');
export const shareLabel = 'Shown to';
/** The option for a rollout plan among the shares. */
export const BY_PLAN = 'plan';
export const shares = [
  ['100', 'Everyone'],
  [BY_PLAN, 'Gradually, by plan'],
  ['50', '50 %'],
  ['10', '10 %'],
  ['1', '1 %'],
] as const;
export const planHint = `To ${PLAN_SHARES.join(', ')} % of the visitors. Each step ends by itself after ${PLAN_VISITS} visits in the release's favour, or after ${PLAN_HOURS} hours with your approval. In the first a walk that passed stands for ${WALK_VISITS} visits.`;
export const why = 'Reason';
export const whyHint = 'Optional. Kept in the history.';
export const noVersions = 'No team has uploaded a release of this part yet.';
export const preview = 'Preview link';
export const previewOf = (title: string) => `Preview a release of ${title}`;
export const previewText =
  'Anyone with the link sees the shop with this release in place. It runs with nobody signed in, so open it in a private window. Orders placed there are real.';
export const makeLink = 'Create link';
export const days = 'Valid for';
export const validity = [
  ['7', '7 days'],
  ['3', '3 days'],
  ['1', '1 day'],
] as const;
export const link = 'Link';
export const linkUntil = (when: string) =>
  `Valid until ${when}, unless you end it sooner under Preview links.`;
export const copy = 'Copy';
export const copied = 'Link copied.';
export const notCopied = "Your browser didn't allow copying. Copy the selected link yourself.";
export const rollBack = 'Roll back';
export const goOn = 'Continue';
export const stop = 'Pause rollout';
export const wentBack = (version: string, when: string) =>
  `${version} was rolled back automatically at ${when}.`;
export const takesBack = (version: string) => `This takes back ${version}.`;
/** The confirmation of a task that needs a reason. */
export const asked = {
  'roll-back': {
    title: (title: string) => `Roll back ${title}?`,
    text: 'Visitors get the previous version from their next page. Pages already open stay as they are.',
    submit: rollBack,
  },
  'go-on': {
    title: (title: string) => `Continue rolling out ${title}?`,
    text: 'A waiting release moves to the next step of its plan at once. A paused one continues as visits come in.',
    submit: goOn,
  },
  stop: {
    title: (title: string) => `Pause the rollout of ${title}?`,
    text: 'It stays at its current share until someone continues it. It still rolls back automatically if it fails.',
    submit: stop,
  },
} as const;
export const planStates: Record<PlanState, string> = {
  growing: 'Rolling out by plan',
  waiting: 'Waiting for approval',
  stopped: 'Paused',
};
export const planVisits = (visits: number, least: number) => `${visits} of ${least} visits.`;
export const planNext: Record<PlanState, (next: number, when: string) => string> = {
  growing: (next, when) => `Then ${next} %. You can approve it from ${when}.`,
  waiting: (next) => `Approve it to show it to ${next} %.`,
  stopped: (next) => `It moves to ${next} % when someone continues it.`,
};
export const failed = 'Failed to load the releases.';
export const empty = 'Nothing has been built yet';
export const wraps = (natives: readonly string[]) => `Wraps ${natives.join(', ')}`;
export const wrapsText = 'All other parts of a page use what it makes of it.';
export const notWalked = 'Not walked';
export const walked = (findings: number) => {
  if (findings === 0) return 'Walked';
  return findings === 1 ? '1 finding' : `${findings} findings`;
};
interface WalkedBy {
  by: ReleaseWalk['walked_by'];
  when: string;
  stale: boolean;
}
/** Who walked, when, and whether the walk is still valid. */
export const walkedBy = ({ by, when, stale }: WalkedBy) =>
  `By the ${by} in a browser, ${when}${stale ? ', beside what was live then' : ''}.`;
export const findings = 'What the walk found';
export const walking = 'Being checked';
export const walkingText = (version: string, when: string) =>
  `${version}, since ${when}. It goes live at the end if nothing is found.`;
export const walksHint =
  'The shop walks through it in a browser first, which takes a minute or two. It goes live at the end if nothing is found.';
export const withoutWalk = 'Go live without the walk';
