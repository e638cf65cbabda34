import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ServedFiles } from '@pasal/core/files/files';
import type { Config } from '../config/config';
import type { Database } from '../db/schema';

/** The dependencies of a module's routes. */
export interface ModuleDeps {
  db: Kysely<Database>;
  config: Config;
  /** The shop's pictures. */
  pictures: ServedFiles;
}

/** Adds a module's routes to the API; `app` is an encapsulated scope. */
export type Routes = (app: FastifyInstance, deps: ModuleDeps) => void | Promise<void>;
