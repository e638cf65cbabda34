import { PLAN_HOURS, PLAN_SHARES, PLAN_VISITS, type PlanState } from '@pasal/shared/contracts';

export const lead =
  'Which version of each part of the shop visitors get. A release changes the shop for everyone; going back takes a moment.';
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
export const uploaded = (version: string, when: string, by: string) =>
  `${version} · ${when} · ${by}`;
export const shareLabel = 'Shown to';
/** Stands for a plan among the shares. */
export const BY_PLAN = 'plan';
export const shares = [
  ['100', 'Everyone'],
  [BY_PLAN, 'More and more, by plan'],
  ['50', '50 %'],
  ['10', '10 %'],
  ['1', '1 %'],
] as const;
export const planHint = `To ${PLAN_SHARES.join(', ')} % of the visitors. Each step ends by itself after ${PLAN_VISITS} visits that speak for the release, or after ${PLAN_HOURS} hours with your yes.`;
export const why = 'Reason';
export const whyHint = 'Stays in the history. May be left empty.';
export const noVersions = 'No team has uploaded a release of it yet.';
export const preview = 'Preview link';
export const previewOf = (title: string) => `Preview a release of ${title}`;
export const previewText =
  'Whoever has the link sees the shop with this one release exchanged. The release runs in their browser with nobody signed in, so open it in a private window. What is ordered there is ordered.';
export const makeLink = 'Make link';
export const days = 'Valid for';
export const validity = [
  ['7', '7 days'],
  ['3', '3 days'],
  ['1', '1 day'],
] as const;
export const link = 'Link';
export const linkUntil = (when: string) =>
  `Good until ${when}, unless it is ended before under Preview links.`;
export const copy = 'Copy';
export const copied = 'Link copied.';
export const notCopied = 'This browser does not let the page copy. Copy the marked link yourself.';
export const rollBack = 'Roll back';
export const goOn = 'Go on';
export const stop = 'Stop growing';
/** What is asked before something is done for a reason. */
export const asked = {
  'roll-back': {
    title: (title: string) => `Roll back ${title}?`,
    text: 'Visitors get the version before from their next page on; what they have open stays as it is.',
    submit: rollBack,
  },
  'go-on': {
    title: (title: string) => `Let ${title} grow on?`,
    text: 'What waits is shown to the next share of its plan at once. What was stopped grows on with its visits.',
    submit: goOn,
  },
  stop: {
    title: (title: string) => `Stop ${title} where it is?`,
    text: 'It stays at its share until somebody lets it go on. It still goes back by itself when it fails.',
    submit: stop,
  },
} as const;
export const planStates: Record<PlanState, string> = {
  growing: 'Grows by plan',
  waiting: 'Waits for a yes',
  stopped: 'Stopped',
};
export const planVisits = (visits: number) => `${visits} of ${PLAN_VISITS} visits.`;
export const planNext: Record<PlanState, (next: number, when: string) => string> = {
  growing: (next, when) => `Then ${next} %; a yes counts from ${when}.`,
  waiting: (next) => `A yes shows it to ${next} %.`,
  stopped: (next) => `It goes on to ${next} % when somebody says so.`,
};
export const failed = 'Failed to load the releases.';
export const empty = 'Nothing is built yet';
