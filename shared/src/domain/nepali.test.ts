import { makeBsCalendar } from './bikram-sambat';
import { formatNepaliRupees, makeNepaliDates } from './nepali';

const AT = '2026-11-25T18:20:00.000Z';
const DAYS = { from: '2026-11-24', to: '2026-11-26' };

it('writes dates in Nepali in each calendar, whatever the language of the build', () => {
  const ad = makeNepaliDates('ad', makeBsCalendar());
  expect(ad.dateTime(AT)).toBe('२६ नोभेम्बर २०२६, ००:०५');
  expect(ad.days(DAYS)).toBe('मङ्गल, २४ नोभेम्बर देखि बिही, २६ नोभेम्बर');
  expect(makeNepaliDates('bs', makeBsCalendar()).date(AT)).toBe('१० मंसिर २०८३');
  expect(makeNepaliDates('both', makeBsCalendar()).day('2026-11-26')).toBe(
    '१० मंसिर (बिही, २६ नोभेम्बर)',
  );
});

it.each([
  [123_456, 'रु. १,२३,४५६'],
  [-0.5, 'रु. -०.५०'],
])('writes %d rupees in Nepali', (rupees, text) => {
  expect(formatNepaliRupees(rupees)).toBe(text);
});
