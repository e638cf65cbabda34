import { instantOf } from './call-times';

test('a day and a time are a moment of Kathmandu, and anything else is none', () => {
  expect(instantOf('2026-11-20', '15:30')?.toISOString()).toBe('2026-11-20T09:45:00.000Z');
  expect(instantOf('2026-11-20', '')).toBeNull();
  expect(instantOf('', '15:30')).toBeNull();
  expect(instantOf('2026-11-20', '25:00')).toBeNull();
});
