import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CategoriesAnswer } from '@pasal/shared/contracts';
import type { ModuleDeps } from '../module-deps';
import { listCategories } from './category.repository';

export const categoryRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.get(
    '/category',
    {
      config: { access: 'public', publicArea: 'category' },
      schema: { summary: 'Categories and their brands.', response: { 200: CategoriesAnswer } },
    },
    async () => ({ categories: await listCategories(db) }),
  );
};
