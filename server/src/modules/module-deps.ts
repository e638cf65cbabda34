import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { Database } from '../db/schema';

/** What a module's routes need. */
export interface ModuleDeps {
  db: Kysely<Database>;
  config: Config;
}
