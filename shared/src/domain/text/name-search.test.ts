import { foldName, matchingNames } from './name-search';

const labels = (query: string, ...names: string[]) =>
  matchingNames(
    names.map((label) => ({ label })),
    query,
  ).map(({ label }) => label);

it.each([
  ['chitvan', 'Chitwan'],
  ['CHITWAN', 'Chitwan'],
  ['bhimeswor', 'Bhimeshwor'],
  ['ichhakamana', 'Ichchhakamana'],
  ['phidim', 'Fidim'],
  ['kirteepur', 'Kirtipur'],
  ['new  road', 'New-Road'],
  ['dhangadhī', 'Dhangadhi'],
])('%s is spelt like %s', (typed, name) => {
  expect(foldName(typed)).toBe(foldName(name));
});

it.each(['काठमाडौं', 'kathmandu', 'Kathmandu (काठ'])(
  'a name that holds both scripts is found by %s',
  (typed) => {
    expect(labels(typed, 'Lalitpur (ललितपुर)', 'Kathmandu (काठमाडौं)')).toEqual([
      'Kathmandu (काठमाडौं)',
    ]);
  },
);

it('lists what begins with it first, then what has a word that does, then the rest', () => {
  expect(labels('pur', 'Lalitpur', 'Rampur Purba', 'Purbichauki', 'Dang')).toEqual([
    'Purbichauki',
    'Rampur Purba',
    'Lalitpur',
  ]);
});

it('lists everything, in its order, for nothing typed', () => {
  expect(labels(' - ', 'Jhapa', 'Dang')).toEqual(['Jhapa', 'Dang']);
});

it('marks of Devanagari tell names apart', () => {
  expect(labels('बारा', 'बारा', 'बर')).toEqual(['बारा']);
});
