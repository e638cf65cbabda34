import { HEALTH_HOURS, type ReleaseHealthResponse } from '@pasal/shared/contracts';

export const title = 'Health';
export const lead = `How each version of a part performed for visitors in the last ${HEALTH_HOURS} hours.`;
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
export const orders = (ordered: number, reached: number) =>
  `${count.format(ordered)} of ${counted(reached)} to product pages ordered (${percent((ordered / reached) * 100)})`;
const networks = (many: number) => (many === 1 ? '1 network' : `${count.format(many)} networks`);
export const slow = (many: number) => `slow in ${networks(many)}`;
type Refusals = ReleaseHealthResponse['versions'][number]['refusals'];
const refusalWords: Partial<Record<Refusals[number]['code'], string>> = {
  PRICE_CHANGED: 'another price',
  OUT_OF_STOCK: 'out of stock',
  NOT_AVAILABLE: 'no longer sold',
  OVER_LIMIT: 'over the limit',
  CONFLICT: 'the shop was busy',
};
export const refused = (many: number, refusals: Refusals) => {
  const words = refusals.map(
    ({ code, networks: own }) => `${refusalWords[code] ?? code} ${count.format(own)}`,
  );
  return [`orders refused in ${networks(many)}`, words.join(', ')].filter(Boolean).join(': ');
};
/** The short form, below a heading. */
export const short = (failed: number, visits: number) =>
  `${count.format(failed)} of ${count.format(visits)}`;
export const none = 'No data yet';
export const noneText =
  'Pages report how their parts perform: every failure, and one load in ten while nothing is being tried.';
export const notSeen = '–';
export const failed = 'Failed to load the health of this part.';
export const loading = 'Loading the health...';
export const errors = (title: string) => `Errors of ${title}`;
export const ofBrowser = (browser: string, visits: number) => `${browser} ${count.format(visits)}`;
export const visits = (many: number, browsers: string) => `${counted(many)}: ${browsers}`;
export const lastSeen = 'last seen';
