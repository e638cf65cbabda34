import { createHmac, randomUUID } from 'node:crypto';
import type { BrowserFamily } from '../../../contract/release-errors';
import type { NewError } from './errors.repository';

/** Where errors of releases go, besides being kept for their team. */
export interface ErrorTargets {
  /** An address that is told each error once, when the first visit meets it; the secret signs what it gets. */
  webhook?: { url: string; secret: string } | undefined;
  /** A collector that speaks Sentry's protocol; it is told each visit. */
  sentry?: { url: string; key: string } | undefined;
}

/** One visit with an error. */
export interface MetError extends Omit<NewError, 'fingerprint'> {
  browser: BrowserFamily;
  isNew: boolean;
}

/** Milliseconds for an answer, and the most requests a minute: what is more is kept, and not sent. */
const WITHIN = 5000;
const MOST_A_MINUTE = 60;
const MINUTE = 60_000;

/** `src/pages/offers.tsx:12:8 OffersPage` */
const FRAME = /^(.+):(\d+):(\d+)(?: (.+))?$/;

function frameOf(frame: string) {
  const [, filename = frame, line = '0', column = '0', name] = FRAME.exec(frame) ?? [];
  return { filename, lineno: Number(line), colno: Number(column), ...(name && { function: name }) };
}

/** An event in the format of https://develop.sentry.dev/sdk/data-model/envelopes/. */
function envelopeOf({ name, version, phase, message, frames, route, browser }: MetError): string {
  const id = randomUUID().replaceAll('-', '');
  const now = new Date();
  const [, type = 'Error', value = message] = /^(\w+): (.*)$/s.exec(message) ?? [];
  const event = {
    event_id: id,
    timestamp: now.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    release: `${name}@${version}`,
    ...(route !== null && { transaction: route }),
    tags: { remote: name, phase, browser },
    // The outermost frame comes first there.
    exception: {
      values: [{ type, value, stacktrace: { frames: frames.map(frameOf).toReversed() } }],
    },
  };
  const head = { event_id: id, sent_at: now.toISOString() };
  return [head, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}

const signatureOf = (body: string, secret: string) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Sends errors where the operator wants them; nobody waits for it, and a failure is only reported. */
export function openErrorSender(
  { webhook, sentry }: ErrorTargets,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): (error: MetError) => void {
  let minute = 0;
  let sent = 0;

  function hasRoom(): boolean {
    const current = Math.floor(now() / MINUTE);
    if (current !== minute) [minute, sent] = [current, 0];
    sent += 1;
    return sent <= MOST_A_MINUTE;
  }

  function post(url: string, body: string, headers: Record<string, string>): void {
    if (!hasRoom()) return;
    const signal = AbortSignal.timeout(WITHIN);
    fetch(url, { method: 'POST', body, headers, signal, redirect: 'error' })
      .then(async (answer) => {
        await answer.body?.cancel();
        if (!answer.ok)
          throw new Error(`${new URL(url).host} answered ${answer.status} to an error`);
      })
      .catch(onError);
  }

  return (error) => {
    if (webhook && error.isNew) {
      const { isNew: _isNew, ...told } = error;
      const body = JSON.stringify({ error: told });
      const signature = signatureOf(body, webhook.secret);
      post(webhook.url, body, {
        'content-type': 'application/json',
        'x-pasal-signature': signature,
      });
    }
    if (sentry) {
      post(sentry.url, envelopeOf(error), {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=pasal/1.0, sentry_key=${sentry.key}`,
      });
    }
  };
}
