import { looksLikeEmail } from '@pasal/shared/domain';

/** The mail server (SMTP_URL) and the sender's address (MAIL_FROM). */
export interface SmtpConfig {
  host: string;
  port: number;
  /** TLS from the first byte (smtps). */
  secure: boolean;
  /** True if the server must offer STARTTLS: a password is never sent in plain text. */
  requireTLS: boolean;
  auth: { user: string; pass: string } | undefined;
  from: string;
}

/** The SMS gateway (SMS_WEBHOOK_URL) and the secret that signs messages. */
export interface SmsWebhookConfig {
  url: string;
  secret: string | undefined;
}

type Environment = Record<string, string | undefined>;
type Report = (mistake: string) => void;

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };
const SHORTEST_SECRET = 16;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function smtpServer(value: string, report: Report): Omit<SmtpConfig, 'from'> | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const port = url && PORTS[url.protocol];
  const [user, pass] = [decoded(url?.username ?? ''), decoded(url?.password ?? '')];
  const isPlain = url?.search === '' && url.hash === '' && ['', '/'].includes(url.pathname);
  const isWhole = user !== undefined && pass !== undefined && (user === '') === (pass === '');
  if (!url?.hostname || port === undefined || !isPlain || !isWhole) {
    report('SMTP_URL must be an address like smtp://user:password@mail.example.com:587.');
    return undefined;
  }
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? port : Number(url.port),
    secure,
    requireTLS: !secure && user !== '' && !LOCAL.test(url.hostname),
    auth: user === '' ? undefined : { user, pass },
  };
}

function readSmtp(env: Environment, report: Report): SmtpConfig | undefined {
  const { SMTP_URL: value, MAIL_FROM: from } = env;
  if (value === undefined && from === undefined) return undefined;
  if (from !== undefined && !looksLikeEmail(from)) {
    report('MAIL_FROM must be an email address like orders@shop.example.com.');
  }
  const server = value === undefined ? undefined : smtpServer(value, report);
  if (value === undefined || from === undefined) {
    report('SMTP_URL and MAIL_FROM belong together; one is missing.');
    return undefined;
  }
  return server && { ...server, from };
}

function readSmsWebhook(env: Environment, report: Report): SmsWebhookConfig | undefined {
  const { SMS_WEBHOOK_URL: value, SMS_WEBHOOK_SECRET: secret } = env;
  if (secret !== undefined && value === undefined) {
    report('SMS_WEBHOOK_SECRET is of no use without SMS_WEBHOOK_URL.');
  }
  if (secret !== undefined && secret.length < SHORTEST_SECRET) {
    report(`SMS_WEBHOOK_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  }
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isWeb = url !== undefined && ['http:', 'https:'].includes(url.protocol);
  if (!isWeb || url.username !== '' || url.password !== '') {
    report(
      'SMS_WEBHOOK_URL must be an address like https://sms.example.com/send, without a password.',
    );
    return undefined;
  }
  return { url: url.href, secret };
}

/** Reads how messages are sent; the shop works without any of it. */
export function readDelivery(env: Environment, report: Report) {
  return { smtp: readSmtp(env, report), smsWebhook: readSmsWebhook(env, report) };
}
