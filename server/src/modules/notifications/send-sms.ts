import { createHmac } from 'node:crypto';
import type { SmsWebhookConfig } from '../../config/delivery-config';
import { reasonOf } from '@pasal/core/errors/error-code';
import { fill } from '@pasal/core/errors/sentences';
import { DeliveryError, shortLine } from './delivery-error';
import * as reasons from './reason-messages';

/** The JSON sent to the gateway of `SMS_WEBHOOK_URL`. */
interface TextMessage {
  /** With country code, like `+9779841234567`. */
  to: string;
  text: string;
  /** The same at every attempt, so that the gateway recognizes a duplicate. */
  id: string;
}

export type SendSms = (message: TextMessage, signal: AbortSignal) => Promise<void>;

const TIMEOUT = 10_000;
/** Temporary errors: time-out, conflict, too early, too many requests, and server errors. */
const PASSING = new Set([408, 409, 425, 429]);

/** `sha256=` and the HMAC of the body, in hexadecimal. */
function signatureOf(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return shortLine(reasonOf(cause));
}

async function post({ url, secret }: SmsWebhookConfig, body: string, signal: AbortSignal) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret !== undefined && { 'x-pasal-signature': signatureOf(body, secret) }),
      },
      body,
      // Phone numbers must not be sent to a redirect's target.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    throw new DeliveryError(fill(reasons.noAnswer, causeOf(error)).en, { isFinal: false });
  }
}

/**
 * Sends text messages to the gateway; any 2xx is success.
 * @returns a function that fails with `DeliveryError`
 */
export function smsSender(config: SmsWebhookConfig): SendSms {
  return async ({ to, text, id }, signal) => {
    const status = await post(config, JSON.stringify({ to, text, id }), signal);
    if (status >= 200 && status < 300) return;
    const isFinal = status < 500 && !PASSING.has(status);
    throw new DeliveryError(fill(reasons.answered, status).en, { isFinal });
  };
}
