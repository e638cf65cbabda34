import { draftFactsOf, factsToSend, wrongNumbers } from './draft-facts';

const words = { name: 'x', unit: null };
const before = draftFactsOf([
  { ...words, key: 'size', kind: 'number', value: 43 },
  { ...words, key: 'smart', kind: 'yes_no', value: false },
  { ...words, key: 'panel', kind: 'text', value: 'IPS' },
]);

test('only what is told otherwise is sent, each in its kind; what was emptied goes', () => {
  expect(factsToSend(before, before)).toBeUndefined();
  const after = {
    size: { kind: 'number', text: ' 50.5 ' },
    smart: { kind: 'yes_no', text: 'true' },
    panel: { kind: 'text', text: '' },
    shape: { kind: 'choice', text: 'Flat' },
    depth: { kind: 'number', text: '' },
  } as const;
  expect(factsToSend(after, before)).toEqual({
    size: 50.5,
    smart: true,
    panel: null,
    shape: 'Flat',
  });
});

const number = (text: string) => ({ size: { kind: 'number', text } as const });

test('a number is told as a number', () => {
  expect(['', '4', '-0.5', ' 12 '].flatMap((text) => wrongNumbers(number(text)))).toEqual([]);
  const wrong = ['4 MP', '1e9', '1,5', '.5'].flatMap((text) => wrongNumbers(number(text)));
  expect(wrong).toHaveLength(4);
  expect(wrongNumbers({ panel: { kind: 'text', text: 'IPS' } })).toEqual([]);
});
