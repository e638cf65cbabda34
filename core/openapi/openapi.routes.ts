import type { FastifyInstance } from 'fastify';
import { calls } from '../contract/calls/whole';
import { serve } from '../http/serve';
import { renderDocsPage } from './docs-page';
import { DOCS_STYLES } from './docs-styles';
import { openApiDocument, type ApiDescription } from './document';

/** Nothing but the page's own style sheet; there is no script on it. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const CACHE_CONTROL = 'public, max-age=300';

/** The API's own description: for programs (`/openapi.json`) and for people (`/docs`). */
export async function openApiRoutes(
  app: FastifyInstance,
  description: ApiDescription,
): Promise<void> {
  // Made once, when first asked for: by then every route is there, and none comes after.
  let known: ReturnType<typeof openApiDocument> | undefined;
  const documentOfApp = () => (known ??= openApiDocument(app.servedCalls, description));
  let page: string | undefined;
  const pageOfApp = () => (page ??= renderDocsPage(documentOfApp()));

  serve(app, calls.openApiDocument, ({ reply }) =>
    reply.header('cache-control', CACHE_CONTROL).send(documentOfApp()),
  );

  serve(app, calls.apiReference, ({ reply }) =>
    reply
      .headers({ 'cache-control': CACHE_CONTROL, 'content-security-policy': PAGE_POLICY })
      .type('text/html; charset=utf-8')
      .send(pageOfApp()),
  );

  serve(app, calls.apiReferenceStyles, ({ reply }) =>
    reply.header('cache-control', CACHE_CONTROL).type('text/css; charset=utf-8').send(DOCS_STYLES),
  );
}
