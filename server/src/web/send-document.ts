import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, encodingFor } from '../http/cache/compression';
import { etagOf, isHeld } from '../http/cache/entity-tag';
import type { KeptDocument } from './document-cache';

/** Answers with a document in the form the client takes, or 304 when it holds that form already. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body, fingerprint }: KeptDocument,
): Promise<FastifyReply> {
  const encoding = encodingFor(request, body.length);
  const etag = etagOf(fingerprint, encoding);
  reply.headers({ ...headers, 'cache-control': 'no-cache', etag, vary: 'Accept-Encoding' });
  // Only what is there can be held: a missing page is missing each time it is asked for.
  if (status === 200 && isHeld(request, etag)) return reply.code(304).send();
  reply.code(status).type('text/html; charset=utf-8');
  if (encoding === undefined) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compressOnce(body, encoding));
}
