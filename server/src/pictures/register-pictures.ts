import type { FastifyInstance } from 'fastify';
import type { ServedFiles } from '@pasal/core/files/files';
import { FOR_OTHER_ORIGINS } from '@pasal/core/http/security/security-headers';
import { FilesAwayError } from '@pasal/core/files/files-away';
import { invalid, notFound } from '@pasal/core/errors/domain-error';
import * as messages from './messages';
import { pictureDerivations } from './picture-derivations';
import { findPicture } from './picture-source';
import { CONTENT_TYPES, formatFor, widthOf } from './picture-variant';

interface PictureRequest {
  Params: { '*': string };
  Querystring: { w?: unknown };
}

const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_MINUTE = 'public, max-age=60';

/**
 * Serves `/uploads/*` (GET and HEAD): `?w=` chooses a width preset, `Accept` the format, AVIF before WebP before JPEG; nothing is enlarged.
 * Answers 400 `VALIDATION` to another width and 404 `NOT_FOUND` for a missing picture (A14), 503 `UNAVAILABLE` while an object store is
 * down.
 * @param isShared true if another origin serves them
 */
export async function registerPictures(
  app: FastifyInstance,
  files: ServedFiles,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<void> {
  const derivations = pictureDerivations(files);
  const access = { access: 'public' } as const;

  app.get<PictureRequest>('/uploads/*', { config: access }, async (request, reply) => {
    const width = widthOf(request.query.w);
    if (width === null)
      throw invalid(messages.unknownWidth, { path: 'w', message: messages.unknownWidth });
    const source = await findPicture(files, request.params['*']);
    if (source === null) throw notFound(messages.noSuchPicture);
    const format = formatFor(request.headers.accept);
    const tag = `"${source.fingerprint}-${width ?? 'full'}-${format}"`;
    reply.headers({
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      ...(isShared && FOR_OTHER_ORIGINS),
    });
    if (request.headers['if-none-match'] === tag) {
      return reply.code(304).headers({ etag: tag, 'cache-control': KEPT_FOR_EVER }).send();
    }
    const picture = await derivations.derive(source, width, format).catch((error: unknown) => {
      // The picture exists and the next try may succeed; this response must not be cached.
      if (error instanceof FilesAwayError) {
        reply.header('cache-control', 'no-store');
        throw error;
      }
      request.log.warn({ err: error, file: request.params['*'] }, 'a picture cannot be read');
      return null;
    });
    if (picture === null) {
      reply.header('cache-control', FOR_A_MINUTE);
      throw notFound(messages.noSuchPicture);
    }
    return reply
      .headers({ etag: tag, 'cache-control': KEPT_FOR_EVER })
      .type(CONTENT_TYPES[format])
      .send(picture);
  });
}
