import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compressOnce, encodingFor } from '@pasal/core/http/cache/compression';
import { createVersionReader } from '@pasal/core/http/cache/public-versions';
import { robotsOf } from './robots';
import { originFor, type OriginDeps } from './shop-origin';
import { sitemapFile, sitemapIndex } from './sitemap';

const AN_HOUR = 'public, max-age=3600';
/** A crawler reads the parts in sequence; each is below a megabyte. */
const MAX_CACHED = 8;

interface CachedText {
  /** The versions of products and categories when the text was written. */
  version: string;
  body: Buffer;
}

async function sendXml(request: FastifyRequest, reply: FastifyReply, body: Buffer | null) {
  if (body === null) {
    reply.callNotFound();
    return reply;
  }
  reply
    .header('cache-control', AN_HOUR)
    .header('vary', 'Accept-Encoding')
    .type('application/xml; charset=utf-8');
  const encoding = encodingFor(request, body.length);
  if (encoding === undefined) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compressOnce(body, encoding));
}

/** Serves `robots.txt` and the sitemap, part by part. */
export async function registerFinders(app: FastifyInstance, deps: OriginDeps): Promise<void> {
  const { db } = deps;
  const versions = createVersionReader(db);
  const cache = new LRUCache<string, CachedText>({ max: MAX_CACHED });
  const access = { access: 'public' } as const;

  /** A text cached until products, brands or categories change. */
  async function textOf(key: string, write: () => Promise<string | null>): Promise<Buffer | null> {
    const known = await versions();
    const version = `${known.get('product')} ${known.get('category')}`;
    const last = cache.get(key);
    if (last?.version === version) return last.body;
    const text = await write();
    if (text === null) return null;
    const body = Buffer.from(text);
    cache.set(key, { version, body });
    return body;
  }

  app.get('/robots.txt', { config: access }, async (request, reply) =>
    reply
      .header('cache-control', AN_HOUR)
      .type('text/plain; charset=utf-8')
      .send(robotsOf(await originFor(request, deps))),
  );
  app.get('/sitemap.xml', { config: access }, async (request, reply) => {
    const origin = await originFor(request, deps);
    const body = await textOf(origin, () => sitemapIndex(db, origin));
    return sendXml(request, reply, body);
  });
  app.get<{ Params: { file: string } }>(
    '/sitemap/:file',
    { config: access },
    async (request, reply) => {
      const { file } = request.params;
      const origin = await originFor(request, deps);
      const body = await textOf(`${origin} ${file}`, () => sitemapFile(db, origin, file));
      return sendXml(request, reply, body);
    },
  );
}
