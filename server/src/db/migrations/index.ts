import type { Migration } from 'kysely';
import * as initial from './0001-initial';

/** In the order of their names; one that has landed never changes. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
};
