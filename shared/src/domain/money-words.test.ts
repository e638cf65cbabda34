import { rupeesInWords } from './money-words';
import { belowHundred } from './number-words.ne';

it.each([
  [0, 'Rupees zero only'],
  [0.5, 'Rupees zero and fifty paisa only'],
  [0.01, 'Rupees zero and one paisa only'],
  [1, 'Rupees one only'],
  [13, 'Rupees thirteen only'],
  [20, 'Rupees twenty only'],
  [99.99, 'Rupees ninety-nine and ninety-nine paisa only'],
  [100, 'Rupees one hundred only'],
  [101, 'Rupees one hundred one only'],
  [1000, 'Rupees one thousand only'],
  [9000, 'Rupees nine thousand only'],
  [99_999, 'Rupees ninety-nine thousand nine hundred ninety-nine only'],
  [100_000, 'Rupees one lakh only'],
  [100_001, 'Rupees one lakh one only'],
  [123_456, 'Rupees one lakh twenty-three thousand four hundred fifty-six only'],
  [1_000_000, 'Rupees ten lakh only'],
  [9_999_999, 'Rupees ninety-nine lakh ninety-nine thousand nine hundred ninety-nine only'],
  [10_000_000, 'Rupees one crore only'],
  [10_500_000.75, 'Rupees one crore five lakh and seventy-five paisa only'],
  [1_000_000_000, 'Rupees one arab only'],
  [100_000_000_000, 'Rupees one kharab only'],
  [25_000_000_000_000, 'Rupees two hundred fifty kharab only'],
])('%d is "%s"', (amount, words) => {
  expect(rupeesInWords(amount)).toBe(words);
});

it('no paisa is lost to the fractions of floats', () => {
  expect(rupeesInWords(0.1 + 0.2)).toBe('Rupees zero and thirty paisa only');
  expect(rupeesInWords(8.29)).toBe('Rupees eight and twenty-nine paisa only');
});

it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount', (amount) => {
  expect(() => rupeesInWords(amount)).toThrow(RangeError);
});

it('Nepali has a word of its own for every number below a hundred', () => {
  const words = Array.from({ length: 100 }, (_, count) => belowHundred(count));
  expect(new Set(words.filter(Boolean)).size).toBe(100);
  expect(belowHundred(100)).toBe('');
});
