import multipart from '@fastify/multipart';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import { pictureIngest } from '../../pictures/ingest';
import { withForm } from '../../pictures/ingest-form';
import type { Routes } from '../module-deps';
import { clearUnused } from '../../pictures/stored-pictures';
import * as banners from './banner.service';
import * as messages from './messages';

/** The banners of the home page: changed by administrators (D25). */
export const bannerRoutes: Routes = async (app, { db, pictures }) => {
  const deps = { db, pictures: pictureIngest(pictures) };
  const rules = { pictures, fileField: 'image', maxFiles: 1, wrongFiles: messages.onePicture };
  await app.register(multipart);

  serve(app, calls.addBanner, async ({ staff, request, reply }) => {
    const banner = await withForm(request, reply, rules, (form) =>
      banners.addBanner(deps, staff, form),
    );
    return { message: messages.bannerAdded, banner };
  });

  serve(app, calls.orderBanners, async ({ body, staff }) => {
    await banners.orderBanners(deps, staff, body.ids);
    return { message: messages.bannersOrdered };
  });

  serve(app, calls.changeBanner, async ({ params, staff, request, reply }) => {
    const { banner, gone } = await withForm(request, reply, rules, (form) =>
      banners.changeBanner(deps, staff, params.id, form),
    );
    await clearUnused(deps, gone, request.log);
    return { message: messages.bannerUpdated, banner };
  });

  serve(app, calls.deleteBanner, async ({ params, staff, request }) => {
    await clearUnused(deps, await banners.removeBanner(deps, staff, params.id), request.log);
    return { message: messages.bannerDeleted };
  });
};
