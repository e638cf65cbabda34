import { errorMessageOf } from './error-message';

test('an error that was thrown carries its own words; an answer of the server does not', () => {
  expect(errorMessageOf(new Error('Out of memory'))).toBe('Out of memory');
  expect(errorMessageOf({ message: '' })).toBeUndefined();
  expect(errorMessageOf({ status: 500, data: {} })).toBeUndefined();
  expect(errorMessageOf('broken')).toBeUndefined();
});
