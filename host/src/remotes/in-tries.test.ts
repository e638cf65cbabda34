import { inTries } from './in-tries';

test('a file that came late twice is there at the third try', async () => {
  const ask = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('late'))
    .mockRejectedValueOnce(new Error('late'))
    .mockResolvedValue('file');
  await expect(inTries(ask)).resolves.toBe('file');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('after three tries the last error stands', async () => {
  const ask = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('gone'));
  await expect(inTries(ask)).rejects.toThrow('gone');
  expect(ask).toHaveBeenCalledTimes(3);
});
