import type { TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { AccessRule } from '../http/access';

/** Refusals a route may have beside those that follow from its access, input and method. */
type OwnRefusal = 401 | 403 | 404 | 409 | 422 | 429;

declare module 'fastify' {
  interface FastifySchema {
    /** What the call does, in one sentence. Every route of the API has one. */
    summary?: string;
    /** What a caller must know and the shapes do not say. */
    description?: string;
    /** Statuses the route answers of its own accord. */
    refusals?: readonly OwnRefusal[];
    /** Fields of a `multipart/form-data` body, files as strings of format `binary`. */
    form?: TSchema;
    /** Request headers that mean something to this route. */
    requestHeaders?: Record<string, TSchema>;
    /** Media type of an answer that is not JSON. */
    produces?: string;
  }
  interface FastifyInstance {
    /** Every route of the API, in the order they were registered; complete once the server is ready. */
    describedRoutes: DescribedRoute[];
  }
}

/** A route as the OpenAPI document tells it. */
export interface DescribedRoute extends AccessRule {
  schema: FastifySchema;
  /** Whether answers carry an `ETag` and callers may ask whether theirs is still true. */
  kept: boolean;
  /** Whether callers are counted before anything else happens. */
  limited: boolean;
}

/** Keeps what every route says of itself. `HEAD` routes that come with a `GET` are left out. */
export function describeRoutes(app: FastifyInstance): void {
  const routes: DescribedRoute[] = [];
  app.decorate('describedRoutes', routes);
  app.addHook('onRoute', ({ method, url, schema = {}, config }) => {
    const access = config?.access;
    if (access === undefined) return;
    const kept = config?.publicArea !== undefined;
    const limited = config?.limit !== undefined || schema.form !== undefined;
    for (const each of [method].flat()) {
      if (each !== 'HEAD') routes.push({ method: each, url, access, schema, limited, kept });
    }
  });
}
