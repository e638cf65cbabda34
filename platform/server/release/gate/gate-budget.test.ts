import { releaseRecord } from '@pasal/server/testing/release-records';
import { budgetGate } from './gate-budget';

const heavy = releaseRecord({
  routes: [{ path: '/offers', page: 'offers' }],
  pages: { offers: { files: [], bytes: 300_000 } },
});
const hostOf = (version: string) => releaseRecord({ name: 'host', version });
const judge = (version: string) => budgetGate([heavy], hostOf(version), [heavy]);

test('a heavy page is refused, but not beside the light host of a first start', () => {
  expect(judge('0.1.0-ab').map(({ subject }) => subject)).toEqual(['budget']);
  expect(judge('0.1.0-ab-light')).toEqual([]);
});
