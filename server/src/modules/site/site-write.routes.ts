import multipart from '@fastify/multipart';
import { MAX_POSTER_IMAGES } from '@pasal/shared/contracts';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import { pictureIngest } from '../../pictures/ingest';
import { withForm } from '../../pictures/ingest-form';
import type { Routes } from '../module-deps';
import { clearUnused } from '../../pictures/stored-pictures';
import * as messages from './messages';
import * as posters from './poster.service';

/** Lets administrators change the shop's posters (D25). */
export const siteWriteRoutes: Routes = async (app, { db, pictures }) => {
  const deps = { db, pictures: pictureIngest(pictures) };
  const rules = {
    pictures,
    fileField: 'images',
    maxFiles: MAX_POSTER_IMAGES,
    wrongFiles: messages.tooManyPictures,
  };
  await app.register(multipart);

  serve(app, calls.addPosterImages, async ({ params, staff, request, reply }) => {
    const images = await withForm(request, reply, rules, (form) =>
      posters.addPosterImages(deps, staff, params.type, form),
    );
    return { message: messages.picturesAdded, images };
  });

  serve(app, calls.changePosterImages, async ({ params, body, staff, request }) => {
    const gone = await posters.changePosterImages(deps, staff, params.type, body);
    await clearUnused(deps, gone, request.log);
    return { message: messages.picturesSaved, images: body.images };
  });
};
