import { distance } from './distance';

it.each([
  ['camera', 'camera', 0],
  ['camra', 'camera', 1],
  ['cameera', 'camera', 1],
  ['doem', 'dome', 1],
  ['kitten', 'sitting', 3],
  ['', 'fan', 3],
  ['पंखा', 'पंख', 1],
])('%s and %s: %d', (one, other, mistakes) => {
  expect(distance(one, other)).toBe(mistakes);
  expect(distance(other, one)).toBe(mistakes);
});
