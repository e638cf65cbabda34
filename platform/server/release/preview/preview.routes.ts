import { PREVIEW_DAYS } from '../../../contract/release-work';
import { calls } from '../../../contract/calls/whole';
import { notFound } from '@pasal/core/errors/domain-error';
import { releaseCallerOf } from '../../callers/admit-callers';
import { serve } from '@pasal/core/http/serve';
import type { PlatformRoutes } from '../../platform-routes';
import * as messages from '../messages';
import { addEvent } from '../release-event.repository';
import { previewAddress } from './preview-address';
import { dropPreview, findPreview, listPreviews } from './preview.repository';

const DAY = 24 * 60 * 60 * 1000;

/** Links that show a release before it is live. */
export const previewRoutes: PlatformRoutes = (app, { publicUrl, db, releases }) => {
  serve(app, calls.previewRelease, async ({ params: { name }, body, language, request }) => {
    const { version, days = PREVIEW_DAYS } = body;
    const caller = releaseCallerOf(request);
    caller.check(name, {});
    await releases.preview(name, version);
    const until = new Date(Date.now() + days * DAY);
    const { by, tokenId } = caller;
    const text = await releases.previewLinks.make({ name, version, until, by, tokenId });
    await addEvent(db, { name, action: 'preview', version, by });
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    return {
      message: messages.linkMade,
      url: previewAddress(origin, text, language),
      expires_at: until.toISOString(),
    };
  });

  serve(app, calls.releasePreviews, async ({ request }) => ({
    previews: await listPreviews(db, releaseCallerOf(request).own),
  }));

  serve(app, calls.endReleasePreview, async ({ params: { id }, request }) => {
    const { by, check } = releaseCallerOf(request);
    const preview = await findPreview(db, id);
    if (!preview) throw notFound(messages.noSuchPreview);
    check(preview.name, {});
    await db.transaction().execute(async (trx) => {
      if (await dropPreview(trx, id))
        await addEvent(trx, { ...preview, action: 'end-preview', by });
    });
    return { message: messages.previewEnded };
  });
};
