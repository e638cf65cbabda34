import type { FactFacet } from '@pasal/shared/contracts';
import { choicesOf, factLabel, withFact } from './fact-choices';
import { noFilters } from './listing-filters';

const size: FactFacet = {
  key: 'size',
  name: 'Screen',
  kind: 'number',
  unit: 'in',
  values: [
    { value: '5', total: 3 },
    { value: '6..7.5', total: 4 },
  ],
};
const smart: FactFacet = {
  key: 'smart',
  name: 'Smart',
  kind: 'yes_no',
  unit: null,
  values: [{ value: 'true', total: 1 }],
};

test('values are read as people write them', () => {
  expect(choicesOf(size, [])).toEqual([
    { fact: 'size:5', label: '5 in', total: 3 },
    { fact: 'size:6..7.5', label: '6–7.5 in', total: 4 },
  ]);
  expect(choicesOf(smart, [])).toEqual([{ fact: 'smart:true', label: 'Yes', total: 1 }]);
});

test('what is chosen stays to be given up when no product has it any more', () => {
  const chosen = ['smart:false', 'size:5', 'size_of_box:9'];
  expect(choicesOf(smart, chosen).at(-1)).toEqual({ fact: 'smart:false', label: 'No', total: 0 });
  expect(choicesOf(size, chosen)).toHaveLength(2);
});

test('a chosen fact is told with its name, or bare where the list does not ask for it', () => {
  expect(factLabel('size:6..7.5', [smart, size])).toBe('Screen: 6–7.5 in');
  expect(factLabel('colour:dark:red', [size])).toBe('dark:red');
});

test('another choice begins on the first page', () => {
  const chosen = withFact({ ...noFilters, page: 3 }, 'size:5', true);
  expect(chosen).toMatchObject({ facts: ['size:5'], page: 1 });
  expect(withFact(chosen, 'size:5', false).facts).toEqual([]);
});
