/** A bucket of an S3-compatible object store, with credentials. */
export interface S3Place {
  /** Origin of its API, without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  /** The prefix of all its keys: empty, or a path with a trailing slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Report = (mistake: string) => void;

const EXAMPLE = 's3://bucket?endpoint=https://s3.example.com&region=eu-central-1';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[\w.-]+\/)*[\w.-]*$/;
const PARAMETERS = new Set(['endpoint', 'region']);

/** An address like `s3://bucket`. */
export const isS3Address = (value: string) => value.startsWith('s3://');

/** Describes the place without secrets. */
export const nameOfPlace = ({ bucket, prefix }: S3Place) =>
  `s3://${bucket}${prefix === '' ? '' : `/${prefix.slice(0, -1)}`}`;

/** The address of a file in it, without secrets either. */
export const addressIn = ({ bucket, prefix, endpoint, region }: S3Place, key: string) =>
  `s3://${bucket}/${prefix}${key}?endpoint=${endpoint}&region=${region}`;

function readEndpoint(value: string | null, name: string, report: Report): string | undefined {
  if (value === null) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/';
  if (isOrigin && url.username === '' && url.search === '') return url.origin;
  report(`${name}: endpoint must be an origin like https://s3.example.com, not ${value}.`);
  return undefined;
}

/**
 * Parses an address like `s3://bucket/path?endpoint=…&region=…`, with the credentials of the usual variables.
 * @param name the variable it came from
 */
export function readS3Place(
  name: string,
  address: string,
  env: Environment,
  report: Report,
): S3Place | undefined {
  if (!URL.canParse(address)) {
    report(`${name} must be an address like ${EXAMPLE}.`);
    return undefined;
  }
  const { host, pathname, searchParams, username, password } = new URL(address);
  if (username !== '' || password !== '') {
    report(`${name} must not contain credentials: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY do.`);
  }
  if (!BUCKET.test(host)) {
    report(`${name} must name a bucket of 3 to 63 small letters, digits, dots and hyphens.`);
  }
  const path = pathname.replace(/^\/|\/$/g, '');
  if (!PREFIX.test(path)) report(`${name}: the path after the bucket may not be ${pathname}.`);
  for (const parameter of searchParams.keys()) {
    if (!PARAMETERS.has(parameter)) {
      report(`${name} has endpoint and region after the question mark, and no ${parameter}.`);
    }
  }
  const endpoint = readEndpoint(searchParams.get('endpoint'), name, report);
  const region = searchParams.get('region') ?? env.AWS_REGION;
  if (region === undefined && !searchParams.has('endpoint')) {
    report(`${name} needs a region, such as ?region=ap-south-1, or an endpoint.`);
  }
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    report(`${name} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  }
  return {
    endpoint: endpoint ?? `https://s3.${region ?? 'us-east-1'}.amazonaws.com`,
    // Accepted by self-hosted stores, whatever their region is.
    region: region ?? 'us-east-1',
    bucket: host,
    prefix: path === '' ? '' : `${path}/`,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
    sessionToken: env.AWS_SESSION_TOKEN,
  };
}
