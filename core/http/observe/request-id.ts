import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The ids that proxies make: a UUID, 32 hexadecimal digits, a name followed by a number. */
const WELL_FORMED = /^[\w.:=-]{8,100}$/;

/**
 * The id of a request in the log and in errors: the `X-Request-ID` of a trusted proxy, so that its log lines can be
 * matched with ours; else a new one, because anyone can send the header.
 */
export const createRequestIds =
  (isTrusted: (address?: string) => boolean) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = String(headers['x-request-id'] ?? '');
    return WELL_FORMED.test(given) && isTrusted(socket.remoteAddress) ? given : randomUUID();
  };
