import { detailsOf, failureOf } from './failure';

describe('a failed call', () => {
  it('is told in words, unless the session is over', () => {
    const data = { message: 'Please sign in.', code: 'UNAUTHENTICATED' };
    expect(failureOf({ status: 403, data: { message: 'Not yours.' } }, '')).toBe('Not yours.');
    expect(failureOf({ status: 500, data: {} }, 'It failed.')).toBe('It failed.');
    expect(failureOf({ status: 401, data }, 'It failed.')).toBeUndefined();
  });

  it('names fields only when what was sent is wrong', () => {
    const details = [{ path: 'email', message: 'No.' }];
    expect(detailsOf({ status: 400, data: { code: 'VALIDATION', details } })).toEqual(details);
    expect(detailsOf({ status: 408, data: { code: 'VALIDATION' } })).toEqual([]);
    expect(detailsOf({ status: 409, data: { code: 'CONFLICT' } })).toEqual([]);
    expect(detailsOf({ status: 'FETCH_ERROR' })).toEqual([]);
    expect(detailsOf(undefined)).toEqual([]);
  });
});
