import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger } from 'fastify';
import * as contracts from '@pasal/shared/contracts';
import { uploadsDirOf } from '../../data-directory';
import { staffOf } from '../../http/access';
import { pictureIngest } from '../../pictures/ingest';
import { withForm } from '../../pictures/ingest-form';
import type { ModuleDeps } from '../module-deps';
import { clearUnused } from '../product/product-write-pictures';
import * as banners from './banner.service';
import * as messages from './messages';
import * as posters from './poster.service';
import { saveSettings } from './site-settings.service';

/** What the home page shows and what the shop says of itself: changed by administrators (decision 25). */
export const siteWriteRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (
  app,
  { db, config },
) => {
  const uploadsDir = uploadsDirOf(config.dataDir);
  const deps = { db, pictures: pictureIngest(uploadsDir) };
  const bannerRules = {
    uploadsDir,
    fileField: 'image',
    maxFiles: 1,
    wrongFiles: messages.ONE_PICTURE,
  };
  const posterRules = {
    uploadsDir,
    fileField: 'images',
    maxFiles: contracts.MAX_POSTER_IMAGES,
    wrongFiles: messages.TOO_MANY_PICTURES,
  };
  const clear = (paths: readonly string[], log: FastifyBaseLogger) => clearUnused(deps, paths, log);
  await app.register(multipart);

  app.put(
    '/site/settings',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Saves what the shop says of itself, unless someone else has meanwhile.',
        refusals: [409],
        body: contracts.SiteSettingsRequest,
        response: { 200: contracts.SiteSettingsSavedAnswer },
      },
    },
    async (request) => ({
      message: messages.SETTINGS_SAVED,
      ...(await saveSettings(db, staffOf(request), request.body)),
    }),
  );

  app.post(
    '/site/banner',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Adds a banner at the end; the home page shows the first.',
        form: contracts.BannerForm,
        refusals: [409],
        response: { 201: contracts.BannerAnswer },
      },
    },
    async (request, reply) => {
      const banner = await withForm(request, reply, bannerRules, (form) =>
        banners.addBanner(deps, staffOf(request), form),
      );
      return reply.code(201).send({ message: messages.BANNER_ADDED, banner });
    },
  );

  app.put(
    '/site/banner/order',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Puts all banners into an order.',
        refusals: [409],
        body: contracts.BannerOrderRequest,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      await banners.orderBanners(deps, staffOf(request), request.body.ids);
      return { message: messages.BANNERS_ORDERED };
    },
  );

  app.put(
    '/site/banner/:id',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Changes the texts that are sent, and the picture.',
        params: contracts.IdParams,
        form: contracts.BannerForm,
        response: { 200: contracts.BannerAnswer },
      },
    },
    async (request, reply) => {
      const { banner, gone } = await withForm(request, reply, bannerRules, (form) =>
        banners.changeBanner(deps, staffOf(request), request.params.id, form),
      );
      await clear(gone, request.log);
      return { message: messages.BANNER_UPDATED, banner };
    },
  );

  app.delete(
    '/site/banner/:id',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Deletes a banner.',
        params: contracts.IdParams,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      await clear(
        await banners.removeBanner(deps, staffOf(request), request.params.id),
        request.log,
      );
      return { message: messages.BANNER_DELETED };
    },
  );

  app.post(
    '/site/poster/:type/images',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Adds pictures to the posters of a type.',
        params: contracts.PosterParams,
        form: contracts.PosterImagesForm,
        refusals: [409],
        response: { 201: contracts.PosterImagesAnswer },
      },
    },
    async (request, reply) => {
      const images = await withForm(request, reply, posterRules, (form) =>
        posters.addPosterImages(deps, staffOf(request), request.params.type, form),
      );
      return reply.code(201).send({ message: messages.PICTURES_ADDED, images });
    },
  );

  app.put(
    '/site/poster/:type',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Orders the pictures of a type, and takes those away that are left out.',
        refusals: [409],
        params: contracts.PosterParams,
        body: contracts.PosterImagesRequest,
        response: { 200: contracts.PosterImagesAnswer },
      },
    },
    async (request) => {
      const { params, body } = request;
      const gone = await posters.changePosterImages(deps, staffOf(request), params.type, body);
      await clear(gone, request.log);
      return { message: messages.PICTURES_SAVED, images: body.images };
    },
  );
};
