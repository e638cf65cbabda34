import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressOnce, encodingFor, type Encoding } from '@pasal/core/http/cache/compression';
import { createDenseForms } from '@pasal/core/http/cache/dense-forms';
import { etagOf, matchesEtag } from '@pasal/core/http/cache/entity-tag';
import type { CachedDocument } from './document-cache';

const denseFormOf = createDenseForms();

/** A body in its sent form, with its tag. */
interface Form {
  bytes: Buffer;
  etag: string;
}

/** The smaller of the two possible forms of a body if ready, else the one made for its first visitor. */
async function pack(
  { body, fingerprint, isHurried }: CachedDocument,
  encoding: Encoding | undefined,
): Promise<Form> {
  if (encoding === undefined) return { bytes: body, etag: etagOf(fingerprint) };
  const dense = encoding === 'br' ? denseFormOf(body) : undefined;
  if (dense) return { bytes: dense, etag: etagOf(fingerprint, 'br-dense') };
  return {
    bytes: await compressOnce(body, encoding, isHurried),
    etag: etagOf(fingerprint, encoding),
  };
}

/** The tags of every form a client that accepts this encoding may have cached. */
const tagsOf = (fingerprint: string, encoding: Encoding | undefined) =>
  encoding === 'br'
    ? [etagOf(fingerprint, 'br-dense'), etagOf(fingerprint, 'br')]
    : [etagOf(fingerprint, encoding)];

/** Answers with a document in the form the client accepts, or 304 when it has any such form already. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: CachedDocument,
): Promise<FastifyReply> {
  const { status, headers, body, fingerprint, sharedUntil } = document;
  const encoding = encodingFor(request, body.length);
  const isSecret = reply.getHeader('cache-control') === 'no-store';
  const cacheControl = sharedUntil > 0 && !isSecret ? 'no-cache' : 'no-store';
  reply.headers({ ...headers, 'cache-control': cacheControl, vary: 'Accept-Encoding' });
  // HTTP/1.1 connections are keep-alive by default.
  if (request.raw.httpVersion === '1.1') reply.raw.removeHeader('connection');
  // Only existing pages can be cached by the client: a missing page is sent each time.
  const held = tagsOf(fingerprint, encoding).find((tag) => matchesEtag(request, tag));
  if (status === 200 && held !== undefined) return reply.code(304).header('etag', held).send();
  const { bytes, etag } = await pack(document, encoding);
  reply.code(status).header('etag', etag).type('text/html; charset=utf-8');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
