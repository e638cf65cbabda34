import { readErrors } from './errors-config';

/** What is read, and what is wrong with it. */
function read(env: Record<string, string>) {
  const mistakes: string[] = [];
  return { targets: readErrors(env, (mistake) => mistakes.push(mistake)), mistakes };
}

test('the addresses that errors are sent to', () => {
  const { targets, mistakes } = read({
    ERROR_WEBHOOK_URL: 'https://team.example.com/errors',
    ERROR_WEBHOOK_SECRET: 'sixteen letters!',
    SENTRY_DSN: 'https://public@sentry.example.com:9000/under/42',
  });
  expect([targets, mistakes]).toEqual([
    {
      webhook: { url: 'https://team.example.com/errors', secret: 'sixteen letters!' },
      sentry: { url: 'https://sentry.example.com:9000/under/api/42/envelope/', key: 'public' },
    },
    [],
  ]);
  expect(read({})).toEqual({ targets: {}, mistakes: [] });
});

test.each([
  [{ ERROR_WEBHOOK_URL: 'https://team.example.com' }, /belong together/],
  [{ ERROR_WEBHOOK_URL: 'https://team.example.com', ERROR_WEBHOOK_SECRET: 'short' }, /at least 16/],
  [
    { ERROR_WEBHOOK_URL: 'https://a:b@team.example.com', ERROR_WEBHOOK_SECRET: 'sixteen letters!' },
    /without a password/,
  ],
  [{ SENTRY_DSN: 'https://sentry.example.com/42' }, /SENTRY_DSN must be/],
  [{ SENTRY_DSN: 'https://public@sentry.example.com/' }, /SENTRY_DSN must be/],
])('a mistake in %p is named', (env, mistake) => {
  expect(read(env).mistakes).toEqual([expect.stringMatching(mistake)]);
});
