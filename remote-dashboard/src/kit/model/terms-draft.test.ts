import { termsDraftOf, termsInWords, termsOfDraft } from './terms-draft';

const terms = { served: true, charge: 150, days: { from: 1, to: 3 }, fast_days: 1 };

it('what is typed becomes the same terms again', () => {
  expect(termsOfDraft(termsDraftOf(terms))).toEqual(terms);
  const silent = { served: false, charge: 0, days: null, fast_days: null };
  expect(termsOfDraft(termsDraftOf(silent))).toEqual(silent);
});

it('one day alone is both', () => {
  const draft = { served: true, charge: '', days: { from: '', to: '2' }, fast_days: ' ' };
  const days = { from: 2, to: 2 };
  expect(termsOfDraft(draft)).toEqual({ served: true, charge: 0, days, fast_days: null });
});

it('in words', () => {
  expect(termsInWords(terms)).toBe('Rs. 150, 1 to 3 days, fast products 1');
  expect(termsInWords({ ...terms, fast_days: null })).toBe('Rs. 150, 1 to 3 days');
  expect(termsInWords({ ...terms, fast_days: 3 })).toBe('Rs. 150, 1 to 3 days');
  expect(termsInWords({ served: true, charge: 0, days: { from: 1, to: 1 } })).toBe('Free, 1 day');
  expect(termsInWords({ ...terms, served: false })).toBe('No delivery');
});
