import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ServedFiles } from '@pasal/core/files/files';
import type { Config } from '../config/config';
import type { Database } from '../db/schema';

/** The things a module's routes need. */
export interface ModuleDeps {
  db: Kysely<Database>;
  config: Config;
  /** The shop's pictures. */
  pictures: ServedFiles;
}

/** Adds the routes of a module to the API; `app` is a scope of their own. */
export type Routes = (app: FastifyInstance, deps: ModuleDeps) => void | Promise<void>;
