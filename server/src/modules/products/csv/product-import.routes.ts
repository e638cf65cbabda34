import multipart from '@fastify/multipart';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import { pictureIngest } from '../../../pictures/ingest';
import { withForm } from '../../../pictures/ingest-form';
import type { Routes } from '../../module-deps';
import * as messages from '../../product-record/messages';
import { takeImportPicture } from './import-picture.service';
import { importSheet } from './import-sheet';
import { importProducts } from './product-import.service';

/** Product import: a template sheet, picture uploads, then the file (decision record 0057). */
export const productImportRoutes: Routes = async (app, { db, pictures }) => {
  const deps = { db, pictures: pictureIngest(pictures, { derives: false }) };
  const { onePicture } = messages;
  const rules = { pictures, fileField: 'images', maxFiles: 1, wrongFiles: onePicture };
  await app.register(multipart);

  serve(app, calls.importSheet, async ({ query, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="new-products.csv"')
      .send(await importSheet(db, query)),
  );

  serve(app, calls.addImportPicture, async ({ request, reply }) => {
    const name = await withForm(request, reply, rules, (form) => takeImportPicture(deps, form));
    return { message: messages.pictureTaken(name) };
  });

  serve(app, calls.importProducts, ({ body, staff }) => importProducts(db, staff, body));
};
