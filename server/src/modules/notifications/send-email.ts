import { createTransport } from 'nodemailer';
import type { SmtpConfig } from '../../config/delivery-config';
import { codeOf, reasonOf } from '@pasal/core/errors/error-code';
import { DeliveryError, shortLine } from './delivery-error';

/** An email to one recipient. */
interface Email {
  to: string;
  /** In whose name; the address is MAIL_FROM. */
  senderName: string;
  /** Where answers go; none when empty. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Without brackets; the same at every attempt, so that receivers recognize a second copy. */
  messageId: string;
}

export type SendEmail = (email: Email, signal: AbortSignal) => Promise<void>;

/** Milliseconds the mail server may take to connect, to greet, and between two answers. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
/**
 * Answers of a mail server that does not accept the shop's sign-in: the operator can mend that, the message
 * is fine.
 */
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
 * Hands emails to the mail server of `SMTP_URL`, each over a connection of its own.
 * @returns a function that fails with `DeliveryError`
 */
export function emailSender({ from, auth, ...server }: SmtpConfig): SendEmail {
  const transport = createTransport({
    ...server,
    ...TIMEOUTS,
    ...(auth && { auth }),
    // A message is made of texts alone: nothing in it may make the server read a file or an address.
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
