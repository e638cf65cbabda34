import type { FastifyReply } from 'fastify';

/** Aborts once the client of a request has disconnected before its answer was complete: queued work need not be done. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
