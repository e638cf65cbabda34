import type { Kysely } from 'kysely';
import type { Meter } from '@pasal/core/observe/meter';
import type { Database } from '../db/schema';
import type { Routes } from './module-deps';

/** The door of a module: what the server takes of it. */
export interface Area {
  routes: readonly Routes[];
  /** What it reports at `/metrics`. */
  meters?: readonly ((db: Kysely<Database>) => Meter)[];
}

export const defineArea = (area: Area): Area => area;
