import { fill, readSentences } from './sentences';
import { bilingual } from './wording';

const LATE = bilingual('it did not answer within {#0} s', '{#0} सेकेन्डभित्र जवाफ आएन');
const AT = bilingual('{0} at {#1} px: {2}.', '{0}, {#1} px: {2}।');
const read = readSentences([AT, LATE]);

it('gives a stored sentence its Nepali, and so on with its values', () => {
  expect(read('/a.b?c at 390 px: it did not answer within 15 s.')).toEqual(
    bilingual(
      '/a.b?c at 390 px: it did not answer within 15 s.',
      '/a.b?c, ३९० px: १५ सेकेन्डभित्र जवाफ आएन।',
    ),
  );
  expect(fill(AT, '/', 390, fill(LATE, 15))).toEqual(
    read('/ at 390 px: it did not answer within 15 s.'),
  );
});

it('leaves other words as they are, also those that look like a pattern', () => {
  expect(read('it did not answer within 15 s!').ne).toBe('it did not answer within 15 s!');
  expect(read('/ at 390 px: TypeError: x is $1.').ne).toBe('/, ३९० px: TypeError: x is $1।');
});
