import { PREVIEW_DAYS } from '@pasal/shared/contracts';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { releaseCallerOf } from '../../../http/security/access';
import { serve } from '../../../http/serve';
import type { Routes } from '../../module-deps';
import * as messages from '../messages';
import { previewAddress } from './preview-address';

const DAY = 24 * 60 * 60 * 1000;

/** Links that show a release before it is live. */
export const previewRoutes: Routes = (app, { config, releases }) => {
  serve(app, calls.previewRelease, async ({ params: { name }, body, request }) => {
    const { version, days = PREVIEW_DAYS } = body;
    releaseCallerOf(request).check(name, {});
    await releases.preview(name, version);
    const until = new Date(Date.now() + days * DAY);
    const text = await releases.previewLinks.sign({ name, version, until });
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`;
    return {
      message: messages.linkMade,
      url: previewAddress(origin, text),
      expires_at: until.toISOString(),
    };
  });
};
