import { isAtLeast, newestOf } from './newer-versions';

const versions = (given: Record<string, string>) => new Map(Object.entries(given));
const wanted = versions({ product: '9', catalogue: 'one' });

test.each([
  [{ product: '9', catalogue: 'one' }, true],
  [{ product: '10', catalogue: 'one', site: '1' }, true],
  [{ product: '8', catalogue: 'one' }, false],
  // The replica is of another restore than the primary.
  [{ product: '10', catalogue: 'another' }, false],
  [{ catalogue: 'one' }, false],
])('%j has what is wanted: %s', (given, has) => {
  expect(isAtLeast(versions(given), wanted)).toBe(has);
});

test('the newest is the higher version of each area, and the name that was read last', () => {
  const last = versions({ product: '10', site: '2', catalogue: 'another' });
  const before = versions({ product: '9', site: '3', branch: '1', catalogue: 'one' });
  expect(Object.fromEntries(newestOf(before, last))).toEqual({
    product: '10',
    site: '3',
    branch: '1',
    catalogue: 'another',
  });
});
