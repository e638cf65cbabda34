import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import type { ModuleDeps } from '../module-deps';
import { presentPoster, presentSettings } from './site.presenter';
import { listBanners, listPosters, readStoredSettings } from './site.repository';

/** Banners, posters and what the shop says of itself. */
export const siteRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.get(
    '/site/banner',
    {
      config: { access: 'public', publicArea: 'site' },
      schema: { summary: 'Banners in their order.', response: { 200: contracts.BannersAnswer } },
    },
    async () => ({ banners: await listBanners(db) }),
  );

  app.get(
    '/site/poster',
    {
      config: { access: 'public', publicArea: 'site' },
      schema: {
        summary: 'Posters, of one type or all.',
        querystring: contracts.PosterQuery,
        response: { 200: contracts.PostersAnswer },
      },
    },
    async (request) => ({
      posters: (await listPosters(db, request.query.type)).map(presentPoster),
    }),
  );

  app.get(
    '/site/settings',
    {
      config: { access: 'public', publicArea: 'site' },
      schema: {
        summary: 'What the shop says of itself.',
        response: { 200: contracts.SiteSettingsAnswer },
      },
    },
    async () => {
      const { settings, version } = await readStoredSettings(db);
      return { settings: presentSettings(settings), version };
    },
  );
};
