import { draftFactsOf, factsToSend, nepaliFactsToSend, wrongNumbers } from './draft-facts';

const words = { name: 'x', unit: null };
const before = draftFactsOf({
  facts: [
    { ...words, key: 'size', kind: 'number', value: 43 },
    { ...words, key: 'smart', kind: 'yes_no', value: false },
    { ...words, key: 'panel', kind: 'text', value: 'flat' },
  ],
  facts_ne: { panel: 'समतल' },
});

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

test('the Nepali of a text is sent where it was changed, and taken away where it was emptied', () => {
  expect(nepaliFactsToSend(before, before)).toBeUndefined();
  const told = (nepali: string, text = 'flat') => ({
    ...before,
    panel: { kind: 'text', text, nepali } as const,
  });
  expect(nepaliFactsToSend(told(' चेप्टो '), before)).toEqual({ panel: 'चेप्टो' });
  expect(nepaliFactsToSend(told(''), before)).toEqual({ panel: null });
  // It is removed with its English text.
  expect(nepaliFactsToSend(told('चेप्टो', ''), before)).toBeUndefined();
});

const number = (text: string) => ({ size: { kind: 'number', text } as const });

test('a number is told as a number', () => {
  expect(['', '4', '-0.5', ' 12 '].flatMap((text) => wrongNumbers(number(text)))).toEqual([]);
  const wrong = ['4 MP', '1e9', '1,5', '.5'].flatMap((text) => wrongNumbers(number(text)));
  expect(wrong).toHaveLength(4);
  expect(wrongNumbers({ panel: { kind: 'text', text: 'IPS' } })).toEqual([]);
});
