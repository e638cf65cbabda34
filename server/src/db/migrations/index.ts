import type { Migration } from 'kysely';
import * as baseline from './0001-baseline';

/**
 * Changes of tables and data, in the order of their names; one that has landed never changes. Functions and triggers
 * stand in `db/functions`, and are replaced as a whole: a migration meets none.
 */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
};
