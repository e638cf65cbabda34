import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import type { ErrorTargets } from '@pasal/platform/server/release/errors/send-errors';
import { looksLikeEmail, weaknessOf } from '@pasal/shared/domain';
import { readBackup, type BackupConfig } from './backup-config';
import { readDatabase, type DatabaseConfig } from './database-config';
import { readDelivery, type SmsWebhookConfig, type SmtpConfig } from './delivery-config';
import { readEdge, type EdgeConfig } from './edge-config';
import { readErrors } from './errors-config';
import { readFiles, type FilesConfig } from './files-config';
import { readTelemetry } from './telemetry-config';

/** All configuration from the environment, read once at start (A31). */
export interface Config extends DatabaseConfig {
  /** `demo` creates demo data and accounts in an empty database; `production` never does (D27). */
  mode: 'demo' | 'production';
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Absolute path of the embedded database, uploads and secrets. */
  dataDir: string;
  /** Where pictures and release archives are stored. */
  files: FilesConfig;
  /** Backups by the servers; undefined if no store is configured. */
  backup: BackupConfig | undefined;
  /** True if the server migrates the database at its start; otherwise it waits for `npm run migrate`. */
  migrates: boolean;
  /** The proxies and CDN in front of the shop. */
  edge: EdgeConfig;
  /** The shop's public origin, without a trailing slash. */
  publicUrl: string | undefined;
  /** The first administrator of an empty production database. */
  firstAdmin: { email: string; password: string } | undefined;
  /** Milliseconds for which a stopping server still serves visitors while reporting that it is not ready. */
  stopNotice: number;
  /** Addresses and CIDRs whose `X-Forwarded-*` is trusted. */
  trustProxy: string[];
  /** Addresses and CIDRs of private networks in which services of remotes may run. */
  serviceNetworks: string[];
  /** The browser for testing releases before they go live: a file, `yes` for any installed one, or `no`. */
  walk: string;
  /** False if that browser may run without its sandbox, which is unavailable to root. */
  walkSandbox: boolean;
  /** One in so many unremarkable requests is logged; 0 for none. */
  logOneRequestIn: number;
  /** The token for `/metrics`; without it only this machine may read it. */
  metricsToken: string | undefined;
  /** Where traces and metrics are sent; undefined for none. */
  telemetry: ReturnType<typeof readTelemetry>;
  /** Where errors of releases are sent. */
  errors: ErrorTargets;
  /** `nepal` if a new production shop gets Nepal's places and the five categories. */
  referenceData: 'nepal' | 'none';
  /** The mail server; without it emails are held. */
  smtp: SmtpConfig | undefined;
  /** The SMS gateway; without it text messages are held. */
  smsWebhook: SmsWebhookConfig | undefined;
}

/** One or more variables are invalid; `message` names every mistake. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join(' '));
    this.mistakes = mistakes;
  }
}

const MAX_PORT = 65_535;
/** The maximum of `STOP_NOTICE`, in seconds. */
const MAX_NOTICE = 30;

const NEEDS_PUBLIC_URL =
  'PUBLIC_URL is needed, such as https://shop.example.com: emails and text messages link to the shop.';

type Environment = Record<string, string | undefined>;
type Report = (mistake: string) => void;

function readMode(value: string | undefined, report: Report): Config['mode'] {
  if (value === 'production') return 'production';
  if (value !== undefined && value !== 'development' && value !== 'test') {
    report('NODE_ENV must be production, development, test or unset.');
  }
  return 'demo';
}

function readPort(value: string | undefined, report: Report): number {
  if (value === undefined) return 3000;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > MAX_PORT) {
    report(`PORT must be a whole number from 0 to ${MAX_PORT}.`);
  }
  return port;
}

function readStopNotice(value: string | undefined, mode: Config['mode'], report: Report): number {
  // A demo shop has no proxy in front, and developers restart it often.
  if (value === undefined) return mode === 'demo' ? 0 : 1000;
  const seconds = Number(value);
  if (!/^\d+(?:\.\d+)?$/.test(value) || seconds > MAX_NOTICE) {
    report(`STOP_NOTICE must be a number of seconds from 0 to ${MAX_NOTICE}.`);
  }
  return seconds * 1000;
}

function readMigrates({ MIGRATE: value, DATABASE_URL: url }: Environment, report: Report): boolean {
  if (value !== undefined && value !== 'yes' && value !== 'no')
    report('MIGRATE must be yes or no.');
  if (value === 'no' && url === undefined) {
    report(
      'MIGRATE=no needs DATABASE_URL: only its server can bring the embedded database up to date.',
    );
  }
  return value !== 'no';
}

function readPublicUrl({ PUBLIC_URL: value, ...env }: Environment, report: Report) {
  if (value === undefined) {
    const sends = env.SMTP_URL ?? env.SMS_WEBHOOK_URL;
    if (sends !== undefined && env.NODE_ENV === 'production') report(NEEDS_PUBLIC_URL);
    return undefined;
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    url !== undefined && url.pathname === '/' && url.search === '' && url.hash === '';
  if (!isOrigin || !['http:', 'https:'].includes(url.protocol) || url.username !== '') {
    report('PUBLIC_URL must be an origin like https://shop.example.com.');
    return undefined;
  }
  return url.origin;
}

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function readNetworks(env: Environment, name: string, report: Report): string[] {
  const value = env[name];
  const list = (value ?? '').split(',').flatMap((part) => part.trim() || []);
  const wrong = list.filter((entry) => !isAddressOrRange(entry));
  if (wrong.length > 0) {
    report(`${name} must list addresses or CIDRs, not ${wrong.join(', ')}.`);
  }
  return list;
}

function readMetricsToken(value: string | undefined, report: Report): string | undefined {
  if (value !== undefined && !/^[\w~+/.=-]{16,}$/.test(value)) {
    report(
      'METRICS_TOKEN must have at least 16 letters, digits or signs of -._~+/=, and no spaces.',
    );
  }
  return value;
}

function readReferenceData(value: string | undefined, report: Report): Config['referenceData'] {
  if (value !== undefined && value !== 'nepal' && value !== 'none') {
    report('REFERENCE_DATA must be nepal or none.');
  }
  return value === 'none' ? 'none' : 'nepal';
}

/** `yes`, `no` or the file of a browser. Demos and tests activate many releases, so they only test them on request. */
function readWalk(value: string | undefined, mode: Config['mode'], report: Report): string {
  if (value === undefined) return mode === 'production' ? 'yes' : 'no';
  if (value !== 'yes' && value !== 'no' && !isAbsolute(value)) {
    report('WALK must be yes, no, or the path of a Chrome or Chromium.');
  }
  return value;
}

/** `no` allows that browser to run as root. */
function readWalkSandbox(value: string | undefined, report: Report): boolean {
  if (value !== undefined && value !== 'yes' && value !== 'no') {
    report('WALK_SANDBOX must be yes or no.');
  }
  return value !== 'no';
}

/** `all`, `problems`, or a fraction like `1/100`. */
function readLogRequests(value: string | undefined, report: Report): number {
  if (value === undefined || value === 'all') return 1;
  if (value === 'problems') return 0;
  const [, many] = /^1\/([1-9]\d{0,6})$/.exec(value) ?? [];
  if (many === undefined)
    report('LOG_REQUESTS must be all, problems, or one in so many like 1/100.');
  return Number(many);
}

function readFirstAdmin(env: Environment, mode: Config['mode'], report: Report) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) {
    report('ADMIN_EMAIL and ADMIN_PASSWORD belong together; one is missing.');
    return undefined;
  }
  if (!looksLikeEmail(email)) report('ADMIN_EMAIL must be an email address.');
  const weakness = mode === 'production' ? weaknessOf(password, email) : null;
  if (weakness !== null) report(`ADMIN_PASSWORD is too weak: ${weakness}.`);
  return { email, password };
}

/**
 * Reads the variables of A31. An empty one counts as unset.
 * @throws ConfigError naming every mistake at once
 */
export function readConfig(variables: Environment): Config {
  const env: Environment = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const mistakes: string[] = [];
  const report: Report = (mistake) => mistakes.push(mistake);
  const mode = readMode(env.NODE_ENV, report);
  const config: Config = {
    ...readDelivery(env, report),
    mode,
    host: env.HOST ?? (mode === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    port: readPort(env.PORT, report),
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    files: readFiles(env, report),
    ...readDatabase(env, report),
    backup: readBackup(env, report),
    migrates: readMigrates(env, report),
    edge: readEdge(env, report),
    publicUrl: readPublicUrl(env, report),
    firstAdmin: readFirstAdmin(env, mode, report),
    stopNotice: readStopNotice(env.STOP_NOTICE, mode, report),
    trustProxy: readNetworks(env, 'TRUST_PROXY', report),
    serviceNetworks: readNetworks(env, 'SERVICE_NETWORKS', report),
    metricsToken: readMetricsToken(env.METRICS_TOKEN, report),
    telemetry: readTelemetry(env, report),
    errors: readErrors(env, report),
    referenceData: readReferenceData(env.REFERENCE_DATA, report),
    walk: readWalk(env.WALK, mode, report),
    walkSandbox: readWalkSandbox(env.WALK_SANDBOX, report),
    logOneRequestIn: readLogRequests(env.LOG_REQUESTS, report),
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return config;
}
