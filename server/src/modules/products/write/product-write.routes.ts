import multipart from '@fastify/multipart';
import { PRODUCT_IMAGE_COUNT } from '@pasal/shared/contracts';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { serve } from '@pasal/core/http/serve';
import { pictureIngest } from '../../../pictures/ingest';
import { pressOfForm } from '../../../pictures/form-press';
import { withForm } from '../../../pictures/ingest-form';
import type { Routes } from '../../module-deps';
import * as messages from '../../product-record/messages';
import { addProduct } from './product-add.service';
import { editProduct } from './product-edit.service';
import { clearUnused } from '../../../pictures/stored-pictures';
import { presentStaffProduct } from '../product.presenter';
import { readProduct, removeProduct } from '../product.service';

/** Adding and editing products, with their pictures (R7.15, R7.20). */
export const productWriteRoutes: Routes = async (app, { db, pictures }) => {
  const deps = { db, pictures: pictureIngest(pictures) };
  const rules = {
    pictures,
    fileField: 'images',
    maxFiles: PRODUCT_IMAGE_COUNT,
    wrongFiles: messages.threePictures,
  };
  await app.register(multipart);

  serve(app, calls.addProduct, async ({ staff, request, reply }) => {
    const id = await withForm(request, reply, rules, async (form) =>
      addProduct(deps, staff, form, await pressOfForm(calls.addProduct, request, form)),
    );
    const product = presentStaffProduct(await readProduct(db, id));
    return { message: messages.productAdded, product };
  });

  serve(app, calls.changeProduct, async ({ params, staff, request, reply }) => {
    const { id } = params;
    const gone = await withForm(request, reply, rules, (form) =>
      editProduct(deps, staff, id, form),
    );
    await clearUnused(deps, gone, request.log);
    const product = presentStaffProduct(await readProduct(db, id));
    return { message: messages.productUpdated, product };
  });

  serve(app, calls.deleteProduct, async ({ params, staff, request }) => {
    await clearUnused(deps, await removeProduct(db, staff, params.id), request.log);
    return { message: messages.productDeleted };
  });
};
