import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { codeOf } from '../../errors/error-code';
import * as messages from '../messages';

const ANSWERS: Record<string, [number, string, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'VALIDATION', messages.tooSlow.en],
  HPE_HEADER_OVERFLOW: [431, 'TOO_LARGE', messages.tooLarge.en],
};

/** Answers connections that never became a request: with headers too slow, too large or invalid. */
export function sendConnectionError(error: Error, socket: Socket): void {
  const code = codeOf(error) ?? '';
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, name, message] = ANSWERS[code] ?? [
    400,
    'VALIDATION',
    messages.malformedRequest.en,
  ];
  const body = JSON.stringify({ message, code: name, requestId: randomUUID() });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
