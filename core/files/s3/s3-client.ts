import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { reasonOf } from '../../errors/error-code';
import { inSpan } from '../../observe/tracing/spans';
import { FilesAwayError } from '../files-away';
import { nameOfPlace, type S3Place } from './s3-place';

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Relative to the configured prefix; without it the request is for the bucket itself. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
}

export interface S3Client {
  readonly place: string;
  readonly prefix: string;
  /** Answers 2xx, and 404 for a key. @throws FilesAwayError for everything else, after all retries */
  request(asked: S3Request): Promise<Response>;
}

interface ClientOptions {
  /** Total attempts of a request, including the first. */
  tries?: number;
  /** Milliseconds until the response headers must arrive, plus the time a body takes. */
  answersWithin?: number;
  /** Milliseconds before the second attempt; doubled for each further one. */
  firstPause?: number;
  now?: () => number;
}

/** The slowest line assumed, in bytes per millisecond: 100 kB per second. */
const SLOWEST = 100;
/** Milliseconds of clock skew from which a refusal is blamed on the clocks; stores allow 15 minutes. */
const SKEW = 4 * 60 * 1000;

const sha256 = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');
const isTemporary = (status: number) => status >= 500 || status === 429 || status === 408;

/** The store's error code, without the rest of the response, which may contain what was signed. */
async function codeIn(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
}

/** The request's URL, with each path segment escaped. */
function urlOf({ endpoint, bucket, prefix }: S3Place, { key, query = {} }: S3Request): string {
  const parts = key === undefined ? [] : ['', ...`${prefix}${key}`.split('/')];
  const url = new URL(`${endpoint}/${bucket}${parts.map(encodeURIComponent).join('/')}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Each request to a store is a span of its own, including retries. */
const inSpanOf = ({ bucket }: S3Place, asked: S3Request, request: S3Client['request']) =>
  inSpan(
    `s3 ${asked.method}`,
    { 'aws.s3.bucket': bucket, ...(asked.key !== undefined && { 'aws.s3.key': asked.key }) },
    () => request(asked),
  );

/**
 * A client for an object store. Requests are signed (Signature Version 4) with the hash of their body, retried when
 * the store doesn't answer or is overloaded, and signed by the store's clock if this machine's is wrong.
 */
export function s3Client(s3: S3Place, options: ClientOptions = {}): S3Client {
  const { tries = 3, answersWithin = 5000, firstPause = 100, now = Date.now } = options;
  const place = nameOfPlace(s3);
  const signingKeys = new Map<string, ArrayBuffer>();
  /** Milliseconds by which the store's clock is ahead of ours. */
  let ahead = 0;

  async function send(asked: S3Request): Promise<Response> {
    const { method, headers = {}, body } = asked;
    const signed = await new AwsV4Signer({
      ...s3,
      sessionToken: s3.sessionToken ?? '',
      url: urlOf(s3, asked),
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
      service: 's3',
      cache: signingKeys,
      datetime: new Date(now() + ahead).toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
    }).sign();
    const late = new AbortController();
    const limit = answersWithin + (body?.length ?? 0) / SLOWEST;
    const timer = setTimeout(() => late.abort(new Error('it does not answer')), limit);
    try {
      // fetch does not take a body in shared memory.
      const bytes = body && new Uint8Array(body);
      const { url, headers: signedHeaders } = signed;
      return await fetch(url, { method, headers: signedHeaders, body: bytes, signal: late.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Adjusts to the store's clock. @returns whether a retry may help */
  function followClock(response: Response): boolean {
    const theirs = Date.parse(response.headers.get('date') ?? '');
    if (Number.isNaN(theirs) || Math.abs(theirs - (now() + ahead)) < SKEW) return false;
    ahead = theirs - now();
    return true;
  }

  async function request(asked: S3Request): Promise<Response> {
    let reason = '';
    for (let at = 0; at < tries; at += 1) {
      if (at > 0) await wait(firstPause * 2 ** (at - 1) * (0.5 + Math.random()));
      const response = await send(asked).catch((error: unknown) => {
        const cause = error instanceof Error ? error.cause : undefined;
        reason = reasonOf(cause ?? error);
      });
      if (!response) continue;
      const { status } = response;
      if (response.ok) return response;
      const code = await codeIn(response);
      if (status === 404 && asked.key !== undefined && code !== 'NoSuchBucket') return response;
      reason = `${status} ${code}`.trim();
      if (!isTemporary(status) && !(status === 403 && followClock(response))) break;
    }
    throw new FilesAwayError(place, `${asked.method}: ${reason}`);
  }

  return { place, prefix: s3.prefix, request: (asked) => inSpanOf(s3, asked, request) };
}
