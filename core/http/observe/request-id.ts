import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The ids that proxies make: a UUID, 32 hexadecimal digits, a name with a number behind it. */
const WELL_FORMED = /^[\w.:=-]{8,100}$/;

/**
 * The id of a request in the log and in errors: the `X-Request-ID` of a proxy that is trusted, so that its
 * lines and ours are found together; else a new one, for anybody can write a header.
 */
export const createRequestIds =
  (isTrusted: (address?: string) => boolean) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = String(headers['x-request-id'] ?? '');
    return WELL_FORMED.test(given) && isTrusted(socket.remoteAddress) ? given : randomUUID();
  };
