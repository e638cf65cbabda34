import { warrantyEnd } from './warranty-end';

test.each([
  ['2 years brand warranty', '2026-11-27', '2028-11-27'],
  ['1 year', '2024-02-29', '2025-02-28'],
  ['6 months, parts only', '2026-08-31', '2027-02-28'],
  ['१ वर्ष ब्रान्ड वारेन्टी', '2026-11-27', '2027-11-27'],
  ['15 days', '2026-12-25', '2027-01-09'],
  ['lifetime', '2026-11-27', null],
  ['', '2026-11-27', null],
])('%s from %s lasts until %s', (text, soldOn, end) => {
  expect(warrantyEnd(text, soldOn)).toBe(end);
});
