import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';

/** The parts by kind: their names, and PostgreSQL's description of each. */
const PARTS: Record<string, string> = {
  columns: `
    select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
      attgenerated, attstorage, pg_get_expr(adbin, adrelid), collname) as part
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      left join pg_collation on pg_collation.oid = attcollation
    where relkind = 'r' and attnum > 0 and not attisdropped and relnamespace = current_schema()::regnamespace`,
  tables: `
    select concat_ws(' ', relname, relpersistence, reloptions::text) as part from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
  constraints: `
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as part from pg_constraint
    where connamespace = current_schema()::regnamespace and contype <> 'n' and contype <> 't'`,
  indexes: `
    select concat_ws(' ', indexname, indexdef) as part from pg_indexes where schemaname = current_schema()`,
  triggers: `
    select pg_get_triggerdef(oid) as part from pg_trigger where not tgisinternal`,
  functions: `
    select pg_get_functiondef(oid) as part from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  migrations: `
    select name as part from kysely_migration`,
};

/** A database as text: its parts by kind. */
export type Description = Record<string, string[]>;

/** Describes a database, however it was created; the order of columns has no meaning. */
export async function describeSchema(db: Kysely<Database>, parts = PARTS): Promise<Description> {
  const described: Description = {};
  for (const [kind, text] of Object.entries(parts)) {
    const { rows } = await sql<{ part: string }>`${sql.raw(text)}`.execute(db);
    described[kind] = rows.map(({ part }) => part).toSorted();
  }
  return described;
}
