import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@pasal/shared/contracts';
import { staffOf } from '../../http/access';
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
      const district = await branch.addDistrict(db, staffOf(request), request.body.name);
      return reply.code(201).send({ message: messages.DISTRICT_ADDED, district });
    },
  );

  app.post(
    '/branch/reference',
    {
      config: { access: 'admin' },
      schema: {
        summary: "Adds Nepal's districts and municipalities and the five categories.",
        description: 'What is there by name stays as it is; what is missing is added.',
        response: { 200: contracts.ReferenceAnswer },
      },
    },
    async (request) => {
      const added = await branch.takeInReference(db, staffOf(request));
      return { message: messages.REFERENCE_ADDED, ...added };
    },
  );

  app.put(
    '/branch/:id',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Renames a district.',
        refusals: [409],
        params: contracts.IdParams,
        body: contracts.RenameDistrictRequest,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      const { params, body } = request;
      await branch.renameDistrict(db, staffOf(request), params.id, body.name);
      return { message: messages.DISTRICT_RENAMED };
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
      await branch.removeDistrict(db, staffOf(request), request.params.id);
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
      const city = await branch.addCity(db, staffOf(request), request.body);
      return reply.code(201).send({ message: messages.CITY_ADDED, city });
    },
  );

  app.put(
    '/branch/update-city/:id',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Renames a city.',
        refusals: [409],
        params: contracts.IdParams,
        body: contracts.RenameCityRequest,
        response: { 200: contracts.MessageAnswer },
      },
    },
    async (request) => {
      const { params, body } = request;
      await branch.renameCity(db, staffOf(request), params.id, body.name);
      return { message: messages.CITY_RENAMED };
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
      await branch.removeCity(db, staffOf(request), request.params.id);
      return { message: messages.CITY_DELETED };
    },
  );
};
