import type { Kysely } from 'kysely';
import type { Meter } from '@pasal/core/observe/meter';
import type { Database } from '../db/schema';
import type { Routes } from './module-deps';

/** A module's public interface to the server. */
export interface Area {
  routes: readonly Routes[];
  /** Its metrics at `/metrics`. */
  meters?: readonly ((db: Kysely<Database>) => Meter)[];
}

export const defineArea = (area: Area): Area => area;
