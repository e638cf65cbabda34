import { phoneCappedSizes } from './phone-capped-sizes';

test('the denser a phone, the narrower it says it shows the picture; other screens as they do', () => {
  expect(phoneCappedSizes('(max-width: 959px) 94vw, 600px').split(', ')).toEqual([
    '(max-width: 639px) and (min-resolution: 3.01dppx) 160px',
    '(max-width: 639px) and (min-resolution: 2.01dppx) 213px',
    '(max-width: 639px) and (min-resolution: 1.01dppx) 320px',
    '(max-width: 959px) 94vw',
    '600px',
  ]);
});
