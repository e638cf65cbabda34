import { sql, type RawBuilder } from 'kysely';

type Condition = RawBuilder<unknown>;

/** All of the conditions; no condition lets every row through. */
export function allOf(conditions: readonly (Condition | undefined)[]): Condition {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `);
}
