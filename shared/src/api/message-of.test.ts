import { CONNECTION_MESSAGE, errorBodyOf, messageOf, statusOf } from './message-of';

const fallback = 'Failed to place order';

describe('messageOf (D37)', () => {
  it('prefers the words of the server', () => {
    const error = { status: 409, data: { message: 'Only 2 left.', code: 'OUT_OF_STOCK' } };
    expect(messageOf(error, fallback)).toBe('Only 2 left.');
    expect(statusOf(error)).toBe(409);
    expect(errorBodyOf(error).code).toBe('OUT_OF_STOCK');
  });

  it.each(['FETCH_ERROR', 'TIMEOUT_ERROR'])(
    'says that the shop is out of reach on %s',
    (status) => {
      expect(messageOf({ status, error: 'x' }, fallback)).toBe(CONNECTION_MESSAGE);
      expect(statusOf({ status })).toBeUndefined();
    },
  );

  it.each([
    { status: 'PARSING_ERROR' },
    { status: 500, data: '<html>' },
    { status: 500, data: { message: ' ' } },
    new Error('x'),
    null,
  ])('else uses the text of the call: %j', (error) =>
    expect(messageOf(error, fallback)).toBe(fallback),
  );
});
