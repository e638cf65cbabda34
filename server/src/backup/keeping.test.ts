import { backupsToRemove, lastDue, madeAt, nameOfBackup, type KeptBackup } from './keeping';

const DAY = 24 * 60 * 60 * 1000;
const at = (moment: string): KeptBackup => ({ key: moment, made: new Date(moment) });

/** The keys left after each of `days` nights has made a backup and removed old ones. */
function afterNights(first: string, days: number, skip: (day: number) => boolean = () => false) {
  let there: KeptBackup[] = [];
  for (let day = 0; day < days; day += 1) {
    if (skip(day)) continue;
    there.push(at(new Date(Date.parse(first) + day * DAY).toISOString()));
    const gone = new Set(backupsToRemove(there));
    there = there.filter((backup) => !gone.has(backup));
  }
  return there.map(({ key }) => key.slice(0, 10)).toSorted();
}

test('after two years of nights 7 days, 5 weeks and 12 months are kept', () => {
  // 20:30 in UTC is 02:15 of the next day in Nepal, where weeks end on Saturdays.
  const lastOfMonths =
    '2025-12-30 2026-01-30 2026-02-27 2026-03-30 2026-04-29 2026-05-30 2026-06-29 2026-07-30 2026-08-30 2026-09-29 2026-10-30';
  const lastOfWeeks = '2026-11-06 2026-11-13';
  const lastDays = '2026-11-19 2026-11-20 2026-11-21 2026-11-22 2026-11-23 2026-11-24 2026-11-25';
  expect(afterNights('2024-11-26T20:30:00Z', 730)).toEqual(
    `${lastOfMonths} ${lastOfWeeks} ${lastDays}`.split(' '),
  );
});

test('a shop that made none for half a year keeps what it had, and the newest never goes', () => {
  const before = afterNights('2026-01-01T20:30:00Z', 100);
  const after = afterNights('2026-01-01T20:30:00Z', 281, (day) => day >= 100 && day < 280);
  expect(after.at(-1)).toBe('2026-10-08');
  // No more than any night removes: the oldest day and the oldest week.
  expect(before.filter((day) => !after.includes(day))).toHaveLength(2);
  expect(backupsToRemove([at('2030-01-01T00:00:00Z')])).toEqual([]);
});

test('of several backups of one day the newest stays', () => {
  const [early, noon] = [at('2026-11-26T03:00:00Z'), at('2026-11-26T06:00:00Z')];
  const [late, tomorrow] = [at('2026-11-26T18:14:00Z'), at('2026-11-26T18:15:00Z')];
  expect(backupsToRemove([noon, late, tomorrow, early])).toEqual([noon, early]);
});

test('one is due from the minute of the day in Nepal on', () => {
  const minute = 2 * 60 + 15;
  const due = (now: string) => lastDue(minute, new Date(now)).toISOString();
  expect(due('2026-11-26T20:29:59Z')).toBe('2026-11-25T20:30:00.000Z');
  expect(due('2026-11-26T20:30:00Z')).toBe('2026-11-26T20:30:00.000Z');
  expect(lastDue(23 * 60 + 59, new Date('2026-11-26T18:14:00Z')).toISOString()).toBe(
    '2026-11-26T18:14:00.000Z',
  );
});

test('a name says when it was made, and other names are none of ours', () => {
  const now = new Date('2026-11-26T20:30:07.123Z');
  expect(nameOfBackup(now, true)).toBe('pasal-20261126T203007Z.tar.gz.age');
  for (const isEncrypted of [true, false]) {
    expect(madeAt(nameOfBackup(now, isEncrypted))).toEqual(new Date('2026-11-26T20:30:07Z'));
  }
  const others = [
    'pasal-2026-11-26.tar.gz',
    'pasal-20261126T203007Z.tar.gz.part',
    'pasal-20261326T203007Z.tar.gz',
    'my-pasal-20261126T203007Z.tar.gz',
    'pictures/pasal-20261126T203007Z.tar.gz',
  ];
  expect(others.map(madeAt)).toEqual(others.map(() => undefined));
});
