import { HEALTH_HOURS } from '@pasal/shared/contracts';
import { AD_DATES } from '@pasal/shared/domain';
import { byHour, comparedVersions, failedPercent, formatHour, hoursOf } from './health-hours';

const live = (version: string) => ({ version, source: 'team', share: 50, since: null }) as const;
const until = '2026-11-23T06:00:00.000Z';

test('a chart begins with the first hour that is known, and has twelve at least', () => {
  const hoursFrom = (hour: string) =>
    hoursOf({ until, versions: [], hours: [{ hour, version: '1.0', loads: 1, failed: 0 }] });
  const whole = hoursFrom('2026-11-21T07:00:00.000Z');
  expect(whole).toHaveLength(HEALTH_HOURS);
  expect([whole[0], whole.at(-2), whole.at(-1)]).toEqual([
    '2026-11-21T07:00:00.000Z',
    '2026-11-23T05:00:00.000Z',
    until,
  ]);
  expect(hoursFrom('2026-11-22T10:00:00.000Z')).toHaveLength(21);
  expect(hoursFrom(until)).toHaveLength(12);
  expect(formatHour(until, AD_DATES)).toBe('23 Nov, 11:45');
});

test('a share of nothing is none', () => {
  expect(failedPercent({ loads: 0, failed: 0 })).toBeNull();
  expect(failedPercent({ loads: 39, failed: 1 })).toBe(2.5);
});

test('figures are found by version and hour', () => {
  const hour = until;
  const figures = byHour({
    until,
    versions: [],
    hours: [
      { hour, version: '1.0', loads: 4, failed: 0 },
      { hour, version: '1.1', loads: 2, failed: 1 },
    ],
  });
  expect(figures.get('1.1')?.get(hour)).toEqual({ loads: 2, failed: 1 });
  expect(figures.get('1.2')).toBeUndefined();
});

test.each<[string, string | null, string[], [string, boolean][]]>([
  [
    'what is tried, against what is live',
    '1.2',
    ['1.0', '1.1', '1.2'],
    [
      ['1.2', false],
      ['1.1', true],
    ],
  ],
  [
    'what was seen last, where nothing is tried',
    null,
    ['1.0', '1.1'],
    [
      ['1.0', false],
      ['1.1', true],
    ],
  ],
  ['what is live alone', null, ['1.1'], [['1.1', false]]],
  ['what is tried alone', '1.2', ['1.2'], [['1.2', false]]],
  ['nothing', null, [], []],
])('compared is %s', (_case, candidate, seen, expected) => {
  const release = { stable: live('1.1'), candidate: candidate === null ? null : live(candidate) };
  const versions = seen.map((version) => ({
    version,
    loads: 1,
    failed: 0,
    slow: 0,
    reached: 0,
    ordered: 0,
    refused: 0,
    refusals: [],
  }));
  const compared = comparedVersions(release, { until, versions, hours: [] });
  expect(compared.map(({ version, isMuted }) => [version, isMuted])).toEqual(expected);
});
