import { HEALTH_HOURS } from '@pasal/shared/contracts';

export const title = 'Health';
export const lead = `How the versions of a part did with their visitors in the last ${HEALTH_HOURS} hours.`;
export const part = 'Part';
export const failures = (title: string) => `Failing visits of ${title}`;
export const hour = 'Hour';
export const stable = 'Live version';
export const candidate = 'Being tried';
export const before = 'No longer live';
export const versions = 'Versions';
export const percent = (value: number) => `${Math.round(value * 10) / 10} %`;
const count = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const counted = (visits: number) => (visits === 1 ? '1 visit' : `${count.format(visits)} visits`);
export const figures = (failed: number, visits: number, share: number) =>
  `${count.format(failed)} of ${counted(visits)} failed (${percent(share)})`;
/** The same where a heading says what it is. */
export const short = (failed: number, visits: number) =>
  `${count.format(failed)} of ${count.format(visits)}`;
export const none = 'Nothing was told of it yet';
export const noneText =
  'Pages tell how the parts they are made of do: failures always, and one load in ten while nothing is being tried.';
export const notSeen = '–';
export const failed = 'Failed to load the health of this part.';
export const loading = 'Loading the health...';
