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
export const preview = 'Preview link';
export const previewOf = (title: string) => `Preview a release of ${title}`;
export const previewText =
  'Whoever has the link sees the shop with this one release exchanged. The release runs in their browser with nobody signed in, so open it in a private window. What is ordered there is ordered.';
export const makeLink = 'Make link';
export const days = 'Valid for';
export const validity = { '1': '1 day', '3': '3 days', '7': '7 days' } as const;
export const link = 'Link';
export const linkUntil = (when: string) => `Good until ${when}. It cannot be taken back before.`;
export const copy = 'Copy';
export const copied = 'Link copied.';
export const notCopied = 'This browser does not let the page copy. Copy the marked link yourself.';
export const rollBack = 'Roll back';
export const rollBackTitle = (title: string) => `Roll back ${title}?`;
export const rollBackText =
  'Visitors get the version before from their next page on; what they have open stays as it is.';
export const failed = 'Failed to load the releases.';
export const empty = 'Nothing is built yet';
