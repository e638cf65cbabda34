import { likelyFirst, VALLEY } from './likely-places';

const NAMES = ['Achham', 'Bhaktapur', 'Chitwan', 'Kathmandu (काठमाडौं)', 'Lalitpur'];
const districts = NAMES.map((name, id) => ({ id, name }));
const ids = (last: readonly (number | null)[]) =>
  likelyFirst(districts, last, VALLEY).map(({ id }) => id);

it('lists the valley first, and the rest as it came', () => {
  expect(ids([])).toEqual([3, 4, 1, 0, 2]);
});

it('lists what was used last before the valley, each once', () => {
  expect(ids([2, 4, null, 99])).toEqual([2, 4, 3, 1, 0]);
});
