import { placeOf } from './category-place';

const dome = { id: 1, name: 'Dome Cameras' };
const cameras = { id: 2, name: 'Security Cameras', brands: [], children: [dome] };
const locks = { id: 3, name: 'Locks', brands: [], children: [] };

test.each([
  ['all', {}],
  ['security cameras', { category: cameras }],
  ['3', { category: locks }],
  ['DOME CAMERAS', { category: cameras, child: dome }],
  ['Hikvision', undefined],
  ['1', undefined],
])('%s is at %p', (address, place) => {
  expect(placeOf(address, [cameras, locks])).toEqual(place);
});

test('before the categories are known only the list of all has a place', () => {
  expect([placeOf('all'), placeOf('Locks')]).toEqual([{}, undefined]);
});
