import type { EdgeOptions } from '@pasal/platform/server/edge/edge';
import type { PurgeTarget } from '@pasal/platform/server/edge/purger';

/** The proxies and CDN in front of the shop. */
export interface EdgeConfig {
  /** The URL under which a CDN serves files and pictures, without a trailing slash. */
  assetsUrl: string | undefined;
  /** How a CDN caches documents; undefined if it does not. */
  documents: EdgeOptions | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Report = (mistake: string) => void;

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** A path without characters that have a meaning in CSP or HTML. */
const PLAIN_PATH = /^(?:\/[\w.~-]+)*\/?$/;
/** The maximum of `EDGE_SECONDS`, without and with a purge. */
const MOST_SECONDS = { unpurged: 60, purged: 86_400 };
const DEFAULT_KEYS = 'header:Surrogate-Key';

function readAssetsUrl(value: string | undefined, report: Report): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.test(url.hostname));
  const isBare = url?.username === '' && url.search === '' && url.hash === '';
  if (!url || !isSafe || !isBare || !PLAIN_PATH.test(url.pathname)) {
    report(
      'ASSETS_URL must be an https address like https://cdn.example.com or https://cdn.example.com/shop.',
    );
    return undefined;
  }
  return (url.origin + url.pathname).replace(/\/$/, '');
}

function readAuth(value: string | undefined, report: Report): PurgeTarget['auth'] {
  if (value === undefined) return undefined;
  const [, name, text] = /^([\w-]+): *([\x21-\x7e][\x20-\x7e]*)$/.exec(value) ?? [];
  if (name === undefined || text === undefined) {
    report('PURGE_AUTH must be a header like Authorization: Bearer abc.');
    return undefined;
  }
  return { name, value: text };
}

function readPurge(env: Environment, report: Report): PurgeTarget | undefined {
  const { PURGE_URL: url, PURGE_METHOD: method = 'POST', PURGE_KEYS: keys, PURGE_AUTH: auth } = env;
  if (url === undefined) {
    if (env.PURGE_METHOD ?? keys ?? auth)
      report('PURGE_URL is missing: the other PURGE_… need it.');
    return undefined;
  }
  const isWeb = URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
  if (!isWeb) report('PURGE_URL must be an address like https://edge.example.com/purge/{key}.');
  if (!/^[A-Z]+$/.test(method)) report('PURGE_METHOD must be a method like POST or PURGE.');
  const [, place, name = ''] = /^(header|json):([\w-]+)$/.exec(keys ?? DEFAULT_KEYS) ?? [];
  if (place === undefined) report('PURGE_KEYS must be like header:Surrogate-Key or json:tags.');
  return {
    url,
    method,
    keys: { in: place === 'json' ? 'json' : 'header', name },
    auth: readAuth(auth, report),
  };
}

function readDocuments(env: Environment, report: Report): EdgeOptions | undefined {
  const { EDGE_SECONDS: value } = env;
  const purge = readPurge(env, report);
  if (value === undefined) {
    if (purge) report('PURGE_URL is of no use without EDGE_SECONDS: no edge keeps a document.');
    return undefined;
  }
  const seconds = Number(value);
  const most = purge ? MOST_SECONDS.purged : MOST_SECONDS.unpurged;
  if (!/^\d+$/.test(value) || seconds < 1 || seconds > most) {
    report(
      `EDGE_SECONDS must be a whole number from 1 to ${most}${purge ? '' : '; more needs PURGE_URL'}.`,
    );
  }
  return { seconds, purge };
}

/** Reads where files and pictures are served from, and how a CDN caches documents. */
export const readEdge = (env: Environment, report: Report): EdgeConfig => ({
  assetsUrl: readAssetsUrl(env.ASSETS_URL, report),
  documents: readDocuments(env, report),
});
