import type { ErrorTargets } from '@pasal/platform/server/release/errors/send-errors';

type Environment = Readonly<Record<string, string | undefined>>;
type Report = (mistake: string) => void;

const SHORTEST_SECRET = 16;
/** The project at the end of a DSN's path. */
const PROJECT = /^(\/(?:.+\/)?)(\w+)$/;

const webAddress = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
};

function readWebhook(env: Environment, report: Report): ErrorTargets['webhook'] {
  const { ERROR_WEBHOOK_URL: value, ERROR_WEBHOOK_SECRET: secret } = env;
  if (value === undefined && secret === undefined) return undefined;
  if (value === undefined || secret === undefined) {
    report('ERROR_WEBHOOK_URL and ERROR_WEBHOOK_SECRET belong together; one is missing.');
    return undefined;
  }
  if (secret.length < SHORTEST_SECRET) {
    report(`ERROR_WEBHOOK_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  }
  const url = webAddress(value);
  if (url?.username === '' && url.password === '') return { url: url.href, secret };
  report(
    'ERROR_WEBHOOK_URL must be an address like https://team.example.com/errors, without a password.',
  );
  return undefined;
}

function readSentry(env: Environment, report: Report): ErrorTargets['sentry'] {
  const { SENTRY_DSN: value } = env;
  if (value === undefined) return undefined;
  const url = webAddress(value);
  const [, base, project] = PROJECT.exec(url?.pathname ?? '') ?? [];
  if (url && url.username !== '' && project !== undefined) {
    return { url: `${url.origin}${base}api/${project}/envelope/`, key: url.username };
  }
  report('SENTRY_DSN must be an address like https://key@sentry.example.com/42.');
  return undefined;
}

/** Reads where errors of releases are sent; the shop keeps them without any of it. */
export const readErrors = (env: Environment, report: Report): ErrorTargets => ({
  webhook: readWebhook(env, report),
  sentry: readSentry(env, report),
});
