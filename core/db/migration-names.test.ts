import { inPhase, isBearable } from './migration-names';

const KNOWN = ['0001-baseline', '0007-expand-names'];

test.each([
  ['0008-expand-more', true],
  ['0009-migrate-rows-of-names', true],
  ['0010-contract-0007-old-name', true],
  // An unknown migration removed its use from servers before.
  ['0011-contract-0008-older-name', false],
  ['0012-drop-everything', false],
  ['0013-contract-old-name', false],
])('a server that knows up to 0007 bears %s: %s', (name, bears) => {
  expect(isBearable(name, KNOWN)).toBe(bears);
});

test('what waits expands first, then moves rows, then contracts', () => {
  const names = [...KNOWN, '0008-migrate-rows', '0009-contract-0007-name', '0010-expand-more'];
  expect([inPhase(names, 'expand'), inPhase(names, 'migrate'), inPhase(names, 'contract')]).toEqual(
    [[...KNOWN, '0010-expand-more'], ['0008-migrate-rows'], ['0009-contract-0007-name']],
  );
});
