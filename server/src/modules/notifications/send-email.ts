import { createTransport } from 'nodemailer';
import type { SmtpConfig } from '../../config/delivery-config';
import { codeOf, reasonOf } from '@pasal/core/errors/error-code';
import { DeliveryError, shortLine } from './delivery-error';

/** An email to one recipient. */
interface Email {
  to: string;
  /** The display name; the address is MAIL_FROM. */
  senderName: string;
  /** The reply-to address; none if empty. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Without brackets; the same at every attempt, so that receivers recognize a duplicate. */
  messageId: string;
}

export type SendEmail = (email: Email, signal: AbortSignal) => Promise<void>;

/** Maximum milliseconds for the mail server to connect, to greet, and between two answers. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
/** Response codes of a failed sign-in: the operator can fix that, and the message itself is fine. */
const NOT_SIGNED_IN = new Set([530, 534, 535, 538]);
/** The message itself was refused, not the connection. */
const OF_THE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE']);

function deliveryError(error: unknown): DeliveryError {
  const { permanent, responseCode } = error as { permanent?: boolean; responseCode?: number };
  const isOfMessage = OF_THE_MESSAGE.has(codeOf(error) ?? '');
  const isFinal = isOfMessage && permanent !== false && !NOT_SIGNED_IN.has(responseCode ?? 0);
  return new DeliveryError(shortLine(reasonOf(error)), { isFinal });
}

/**
 * Sends emails through the mail server of `SMTP_URL`, each over its own connection.
 * @returns a function that fails with `DeliveryError`
 */
export function emailSender({ from, auth, ...server }: SmtpConfig): SendEmail {
  const transport = createTransport({
    ...server,
    ...TIMEOUTS,
    ...(auth && { auth }),
    // A message consists of texts only: its content must never make the server read a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, senderName, replyTo, messageId, ...content }, signal) => {
    try {
      await transport.sendMail({
        ...content,
        from: { name: shortLine(senderName), address: from },
        to: { name: '', address: to },
        // The envelope is explicit, so that it does not depend on how headers are parsed.
        envelope: { from, to: [to] },
        ...(replyTo !== '' && { replyTo: { name: '', address: replyTo } }),
        subject: shortLine(content.subject),
        messageId: `<${messageId}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      });
    } catch (error) {
      throw deliveryError(error);
    }
  };
}
