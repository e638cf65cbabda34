import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import type { ModuleDeps } from '../module-deps';
import { listDistricts } from './branch.repository';
import * as branch from './branch.service';
import * as messages from './messages';

/** Districts and cities: read by everyone, changed by administrators (decision 25). */
export const branchRoutes: FastifyPluginAsyncTypebox<ModuleDeps> = async (app, { db }) => {
  app.get(
    '/branch',
    {
      config: { access: 'public', publicArea: 'branch' },
      schema: {
        summary: 'Districts and their cities.',
        response: { 200: contracts.DistrictsAnswer },
      },
    },
    async () => ({ districts: await listDistricts(db) }),
  );

  app.post(
    '/branch',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Adds a district.',
        refusals: [409],
        body: contracts.AddDistrictRequest,
        response: { 201: contracts.AddDistrictAnswer },
      },
    },
    async (request, reply) => {
      const district = await branch.addDistrict(db, request.body.name);
      return reply.code(201).send({ message: messages.DISTRICT_ADDED, district });
    },
  );

  app.delete(
    '/branch/:id',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Removes a district no order uses.',
        refusals: [409],
        params: contracts.IdParams,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      await branch.removeDistrict(db, request.params.id);
      return { message: messages.DISTRICT_DELETED };
    },
  );

  app.post(
    '/branch/add-city',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Adds a city to a district.',
        refusals: [404, 409],
        body: contracts.AddCityRequest,
        response: { 201: contracts.AddCityAnswer },
      },
    },
    async (request, reply) => {
      const city = await branch.addCity(db, request.body);
      return reply.code(201).send({ message: messages.CITY_ADDED, city });
    },
  );

  app.delete(
    '/branch/delete-city/:id',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Removes a city no order uses.',
        refusals: [409],
        params: contracts.IdParams,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      await branch.removeCity(db, request.params.id);
      return { message: messages.CITY_DELETED };
    },
  );
};
