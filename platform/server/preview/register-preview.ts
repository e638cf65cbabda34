import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseRecord } from '../../contract/release';
import {
  PREVIEW_END_PATH,
  PREVIEW_OPEN_PATH,
  PREVIEW_PARAMETER,
  PREVIEW_PATH,
} from '../release/preview/preview-address';
import { clearPreviewCookie, PREVIEW_COOKIE, setPreviewCookie } from '../callers/preview-cookie';
import * as messages from './messages';
import {
  isOpen,
  createPreviewOpener,
  type NoPreview,
  type OpenPreview,
  type PreviewDeps,
} from './open-preview';
import { END_PREVIEW_SCRIPT } from './preview-end';
import { NOT_INDEXED, sendPlainPage } from './preview-page';

/** Says why there is no preview. A link that is over is forgotten; another one can be left. */
export function sendNoPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { isOver, ...said }: NoPreview,
): FastifyReply {
  if (isOver) clearPreviewCookie(request, reply);
  const link = isOver
    ? { label: messages.toShop, href: '/' }
    : { label: messages.end, href: PREVIEW_END_PATH };
  return sendPlainPage(reply, { ...said, title: messages.notShown, link });
}

/** A browser shows a preview for so many milliseconds; the link starts another one. */
const SHOWN_FOR = 12 * 60 * 60 * 1000;

type Route = ReleaseRecord['routes'][number];

/** True when a route is one page, which every visitor may see. */
const isPlain = ({ path, layout }: Route) => !/[:*]/.test(path) && layout !== 'dashboard';

/** A remote's first page that has an address without a name in it; else the shop's first. */
const firstPageOf = ({ name, routes }: ReleaseRecord) =>
  (name === 'host' ? undefined : routes.find(isPlain)?.path) ?? '/';

/** Where a preview begins, by the link that was handed out, and where it ends. */
export function registerPreview(app: FastifyInstance, deps: PreviewDeps): void {
  const open = createPreviewOpener(deps);
  const access = { access: 'public' } as const;

  async function begin(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, record: { name, version }, until }: OpenPreview,
  ) {
    const left = Math.min(until.getTime() - Date.now(), SHOWN_FOR);
    const ends = new Date(Date.now() + left);
    const shown = await deps.releases.previewLinks.sign({ id, name, version, until: ends });
    setPreviewCookie(request, reply, { text: shown, seconds: Math.floor(left / 1000) });
  }

  app.get<{ Querystring: Record<string, unknown> }>(
    PREVIEW_PATH,
    { config: access },
    async (request, reply) => {
      const given = request.query[PREVIEW_PARAMETER];
      const text = typeof given === 'string' ? given : '';
      const preview = await open(request, text);
      if (!isOpen(preview)) return sendNoPreview(request, reply, preview);
      await begin(request, reply, preview);
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': NOT_INDEXED })
        .redirect(firstPageOf(preview.record), 303);
    },
  );

  app.get(PREVIEW_OPEN_PATH, { config: access }, async (request, reply) => {
    const preview = await open(request, request.cookies[PREVIEW_COOKIE] ?? '');
    return reply
      .code(isOpen(preview) || !preview.isOver ? 204 : 410)
      .header('cache-control', 'no-store')
      .send();
  });

  app.get(PREVIEW_END_PATH, { config: access }, async (request, reply) => {
    clearPreviewCookie(request, reply);
    return sendPlainPage(reply, {
      status: 200,
      title: messages.ended,
      text: messages.endedText,
      link: { label: messages.toShop, href: '/' },
      script: END_PREVIEW_SCRIPT,
    });
  });
}
