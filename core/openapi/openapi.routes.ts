import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '../contract/calls/whole';
import { etagOf, fingerprintOf, matchesEtag } from '../http/cache/entity-tag';
import { serve } from '../http/serve';
import { renderDocsPage } from './docs-page';
import { DOCS_STYLES } from './docs-styles';
import { openApiDocument, type ApiDescription } from './document';

/** Only the page's own style sheet; it has no script. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const CACHE_CONTROL = 'public, max-age=300';

/** A text that is the same for everyone, with its ETag. */
interface Tagged {
  text: Buffer;
  etag: string;
}
function makeTagged(text: string): Tagged {
  const bytes = Buffer.from(text);
  return { text: bytes, etag: etagOf(fingerprintOf(bytes)) };
}

/** Sends the largest answers there are, or 304. */
function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag }: Tagged,
  type: string,
) {
  reply.headers({ 'cache-control': CACHE_CONTROL, etag });
  return matchesEtag(request, etag) ? reply.code(304).send() : reply.type(type).send(text);
}

/** The API's own documentation: for programs (`/openapi.json`) and for people (`/docs`). */
export async function openApiRoutes(
  app: FastifyInstance,
  description: ApiDescription,
): Promise<void> {
  // Made once, on first request: by then every route is registered.
  let known: Tagged | undefined;
  const documentOfApp = () =>
    (known ??= makeTagged(JSON.stringify(openApiDocument(app.servedCalls, description))));
  let page: Tagged | undefined;
  const pageOfApp = () =>
    (page ??= makeTagged(renderDocsPage(openApiDocument(app.servedCalls, description))));

  serve(app, calls.openApiDocument, ({ request, reply }) =>
    sendTagged(request, reply, documentOfApp(), 'application/json; charset=utf-8'),
  );

  serve(app, calls.apiReference, ({ request, reply }) =>
    sendTagged(
      request,
      reply.header('content-security-policy', PAGE_POLICY),
      pageOfApp(),
      'text/html; charset=utf-8',
    ),
  );

  serve(app, calls.apiReferenceStyles, ({ reply }) =>
    reply.header('cache-control', CACHE_CONTROL).type('text/css; charset=utf-8').send(DOCS_STYLES),
  );
}
