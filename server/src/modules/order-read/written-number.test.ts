import { readWrittenNumber } from './written-number';

// Already 2027 in Kathmandu.
const NOW = new Date('2026-12-31T20:00:00Z');

test.each([
  'NP-2026-000392',
  ' np-2026-392 ',
  'NP 2026-392',
  '2026-000392',
  '#2026-392',
  'NP-२०२६-३९२',
])('%j is one number', (text) => {
  expect(readWrittenNumber(text, NOW)).toEqual({
    numbers: ['NP-2026-000392'],
    counted: '000392',
  });
});

test.each(['392', '#392', 'NP-392', '000392', '३९२'])(
  '%j is that number of this year or one before, and counts as the whole one does',
  (text) => {
    const { numbers, counted } = readWrittenNumber(text, NOW);
    expect(numbers).toHaveLength(10);
    expect(numbers.slice(0, 2)).toEqual(['NP-2027-000392', 'NP-2026-000392']);
    expect(counted).toBe('000392');
  },
);

test.each(['', 'NP-', 'INV-7', '9841234567'])('%j stays as it is', (text) => {
  expect(readWrittenNumber(text, NOW)).toEqual({ numbers: [text], counted: text });
});
