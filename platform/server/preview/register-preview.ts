import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@pasal/core/contract/language';
import { languageOf } from '@pasal/core/http/language';
import { pathIn } from '../../contract/language';
import type { ReleaseRecord } from '../../contract/release';
import {
  PREVIEW_END_PATH,
  PREVIEW_OPEN_PATH,
  PREVIEW_PARAMETER,
  PREVIEW_PATH,
  previewEndIn,
} from '../release/preview/preview-address';
import { compositionIn } from '../release/in-language';
import { clearPreviewCookie, PREVIEW_COOKIE, setPreviewCookie } from '../callers/preview-cookie';
import * as messages from './messages';
import {
  isOpen,
  createPreviewOpener,
  type NoPreview,
  type OpenPreview,
  type PreviewDeps,
} from './open-preview';
import { endPreviewScript } from './preview-end';
import { NOT_INDEXED, sendPlainPage } from './preview-page';

/** Explains why there is no preview. The cookie of an ended link is cleared; another preview can be left. */
export function sendNoPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { isOver, language, ...said }: NoPreview & { language: Language },
): FastifyReply {
  if (isOver) clearPreviewCookie(request, reply);
  const link = isOver
    ? { label: messages.toShop, href: pathIn(language, '/') }
    : { label: messages.end, href: previewEndIn(language) };
  return sendPlainPage(reply, { ...said, language, title: messages.notShown, link });
}

/** Milliseconds a browser shows a preview; opening the link again restarts it. */
const SHOWN_FOR = 12 * 60 * 60 * 1000;

type Route = ReleaseRecord['routes'][number];

/** True when a route is one page, which every visitor may see. */
const isPlain = ({ path, layout }: Route) => !/[:*]/.test(path) && layout !== 'dashboard';

/** A remote's first page without parameters in its address; else the shop's first page. */
const firstPageOf = ({ name, routes }: ReleaseRecord) =>
  (name === 'host' ? undefined : routes.find(isPlain)?.path) ?? '/';

/** Serves the links where a preview begins, and the page where it ends. */
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
      const language = languageOf(request);
      const preview = await open(request, text);
      if (!isOpen(preview)) return sendNoPreview(request, reply, { ...preview, language });
      await begin(request, reply, preview);
      // If its host lacks the link's language, the preview begins in English.
      const spoken = compositionIn(language, preview.composition)?.language ?? 'en';
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': NOT_INDEXED })
        .redirect(pathIn(spoken, firstPageOf(preview.record)), 303);
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
    const language = languageOf(request);
    const shop = pathIn(language, '/');
    return sendPlainPage(reply, {
      status: 200,
      language,
      title: messages.ended,
      text: messages.endedText,
      link: { label: messages.toShop, href: shop },
      script: endPreviewScript(shop),
    });
  });
}
