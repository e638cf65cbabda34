import zlib from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accepts } from '../accepts';
import { copyToOwnMemory } from './own-bytes';

/** The encodings of a compressed answer, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Shorter answers fit into one packet uncompressed. */
const SHORTEST = 1024;
/** High enough for a fifth of the size, low enough for a millisecond; off the event loop. */
const BROTLI_QUALITY = 5;
/** A tenth more bytes in 0.4 of the time, for when others wait for the processor. */
const HURRIED_QUALITY = 3;
/** Text of any type; pictures are already compressed. */
const TEXT = /^(text\/|application\/([\w.]+\+)?json|image\/svg)/;

/** The best encoding the client accepts for a body of this many bytes; undefined for none. */
export function encodingFor(request: FastifyRequest, bytes: number): Encoding | undefined {
  const header = request.headers['accept-encoding'];
  if (bytes < SHORTEST || typeof header !== 'string') return undefined;
  return ENCODINGS.find((encoding) => accepts(header, encoding));
}

function compress(body: Buffer, encoding: Encoding, isHurried = false): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, result: Buffer) => (error ? reject(error) : resolve(result));
    if (encoding === 'gzip') zlib.gzip(body, done);
    else
      zlib.brotliCompress(
        body,
        {
          params: {
            [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
            [zlib.constants.BROTLI_PARAM_QUALITY]: isHurried ? HURRIED_QUALITY : BROTLI_QUALITY,
            [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        },
        done,
      );
  });
}

const known = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/**
 * Compresses a cached body once, however many clients request it.
 * @param isHurried true if others wait
 */
export function compressOnce(
  body: Buffer,
  encoding: Encoding,
  isHurried?: boolean,
): Promise<Buffer> {
  const forms = known.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  known.set(body, forms);
  const form = forms.get(encoding) ?? compress(body, encoding, isHurried).then(copyToOwnMemory);
  forms.set(encoding, form);
  return form;
}

/** Compresses text answers for clients that accept it; cached public answers compress themselves. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const isText = TEXT.test(String(reply.getHeader('content-type')));
    const isPublic = request.routeOptions.config.publicArea !== undefined;
    if (!isText || isPublic || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'Accept-Encoding');
    const body = Buffer.from(payload);
    const encoding = encodingFor(request, body.length);
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress(body, encoding);
  });
}
