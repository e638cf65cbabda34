export const title = 'Releases';
export const lead =
  'Which version of each part of the shop visitors get. A release changes the shop for everyone; going back takes a moment.';
export const live = 'What is live';
export const part = 'Part';
export const stable = 'Live version';
export const own = 'Own build';
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
export const shares = { '100': 'Everyone', '50': '50 %', '10': '10 %', '1': '1 %' } as const;
export const why = 'Reason';
export const whyHint = 'Stays in the history. May be left empty.';
export const noVersions = 'No team has uploaded a release of it yet.';
export const rollBack = 'Roll back';
export const rollBackTitle = (title: string) => `Roll back ${title}?`;
export const rollBackText =
  'Visitors get the version before from their next page on; what they have open stays as it is.';
export const failed = 'Failed to load the releases.';
export const empty = 'Nothing is built yet';
