import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { staffOf } from '../../http/access';
import type { ModuleDeps } from '../module-deps';
import { listCategories, listManaged } from './category.repository';
import * as category from './category.service';
import * as messages from './messages';

/** Categories: read by everyone, changed by administrators (decision 25). */
export const categoryRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.get(
    '/category',
    {
      config: { access: 'public', publicArea: 'category' },
      schema: {
        summary: 'Categories and their brands.',
        response: { 200: contracts.CategoriesAnswer },
      },
    },
    async () => ({ categories: await listCategories(db) }),
  );

  app.get(
    '/category/manage',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Categories and every brand, with how many products they have.',
        response: { 200: contracts.ManagedCategoriesAnswer },
      },
    },
    () => listManaged(db),
  );

  app.post(
    '/category',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Adds a category at the end.',
        refusals: [409],
        body: contracts.CategoryRequest,
        response: { 201: contracts.CategoryAnswer },
      },
    },
    async (request, reply) => {
      const added = await category.addCategory(db, staffOf(request), request.body.name);
      return reply.code(201).send({ message: messages.CATEGORY_ADDED, category: added });
    },
  );

  app.put(
    '/category/order',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Puts all categories into an order.',
        refusals: [409],
        body: contracts.CategoryOrderRequest,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      await category.orderCategories(db, staffOf(request), request.body.ids);
      return { message: messages.CATEGORIES_ORDERED };
    },
  );

  app.put(
    '/category/:id',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Renames a category.',
        refusals: [409],
        params: contracts.IdParams,
        body: contracts.CategoryRequest,
        response: { 200: contracts.CategoryAnswer },
      },
    },
    async (request) => {
      const { params, body } = request;
      const renamed = await category.renameCategory(db, staffOf(request), params.id, body.name);
      return { message: messages.CATEGORY_RENAMED, category: renamed };
    },
  );

  app.put(
    '/category/:id/brands',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Says which brands are offered below a category, and in which order.',
        refusals: [409],
        params: contracts.IdParams,
        body: contracts.CategoryBrandsRequest,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      await category.changeBrands(db, staffOf(request), request.params.id, request.body);
      return { message: messages.CATEGORY_BRANDS_SAVED };
    },
  );

  app.delete(
    '/category/:id',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Removes a category no product has.',
        refusals: [409],
        params: contracts.IdParams,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      await category.removeCategory(db, staffOf(request), request.params.id);
      return { message: messages.CATEGORY_DELETED };
    },
  );
};
