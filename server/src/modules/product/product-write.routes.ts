import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger } from 'fastify';
import * as contracts from '@pasal/shared/contracts';
import { uploadsDirOf } from '../../data-directory';
import { staffOf } from '../../http/access';
import { pictureIngest } from '../../pictures/ingest';
import { withForm } from '../../pictures/ingest-form';
import type { ModuleDeps } from '../module-deps';
import * as messages from './messages';
import { addProduct } from './product-add.service';
import { editProduct } from './product-edit.service';
import { clearUnused } from './product-write-pictures';
import { presentStaffProduct } from './product.presenter';
import { readProduct, removeProduct } from './product.service';

/** Adding and editing products, with their pictures (spec §7). */
export const productWriteRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (
  app,
  { db, config },
) => {
  const uploadsDir = uploadsDirOf(config.dataDir);
  const deps = { db, pictures: pictureIngest(uploadsDir) };
  const rules = {
    uploadsDir,
    fileField: 'images',
    maxFiles: contracts.PRODUCT_IMAGE_COUNT,
    wrongFiles: messages.THREE_PICTURES,
  };
  const clear = (paths: readonly string[], log: FastifyBaseLogger) => clearUnused(deps, paths, log);
  await app.register(multipart);

  app.post(
    '/product',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Adds a product; one made by staff waits for approval.',
        form: contracts.NewProductForm,
        response: { 201: contracts.ProductSavedAnswer },
      },
    },
    async (request, reply) => {
      const id = await withForm(request, reply, rules, (form) =>
        addProduct(deps, staffOf(request), form),
      );
      reply.code(201);
      const product = presentStaffProduct(await readProduct(db, id));
      return { message: messages.PRODUCT_ADDED, product };
    },
  );

  app.put(
    '/product/:id',
    {
      config: { access: 'staff' },
      schema: {
        summary: 'Changes the fields that are sent; approving is the administrator’s.',
        description:
          'Per picture slot a new file in `images` with its slot in `imageIndex`, or `existingImage_{slot}` with its path. With `version`, a product someone else has changed answers 409.',
        params: contracts.IdParams,
        form: contracts.ProductEditForm,
        response: { 200: contracts.ProductSavedAnswer },
        refusals: [409],
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const gone = await withForm(request, reply, rules, (form) =>
        editProduct(deps, staffOf(request), id, form),
      );
      await clear(gone, request.log);
      const product = presentStaffProduct(await readProduct(db, id));
      return { message: messages.PRODUCT_UPDATED, product };
    },
  );

  app.delete(
    '/product/:id',
    {
      config: { access: 'staff' },
      schema: {
        summary: "Deletes a product; an approved one is the administrator's.",
        params: contracts.IdParams,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      await clear(await removeProduct(db, staffOf(request), request.params.id), request.log);
      return { message: messages.PRODUCT_DELETED };
    },
  );
};
