import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { describeSchema, type Description } from './schema-description';

const OURS = 'relnamespace = current_schema()::regnamespace';

/** The parts that servers of the schema before rely on, in addition to those of `describeSchema`. */
const RELIED_ON: Record<string, string> = {
  // By name: a server of before may write any of these.
  names: `
    select concat(relname, '.', attname) as part from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and attnum > 0 and not attisdropped and ${OURS}`,
  // Every new row needs a value for these.
  required: `
    select concat(relname, '.', attname) as part from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and attnum > 0 and not attisdropped and ${OURS}
      and attnotnull and not atthasdef and attidentity = ''`,
  // The values that may not be written there, and the reason: checks, references, uniqueness.
  bounds: `
    select concat(relname, '.', attname, ' ', conname) as part
    from pg_constraint join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where ${OURS} and contype not in ('n', 't')
    union all
    select concat(pg_class.relname, '.', attname, ' ', indexrelid::regclass)
    from pg_index join pg_class on pg_class.oid = indrelid
      join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where ${OURS} and indisunique`,
};
/** Each line of these stays as it is; only a looser rule (a removed check) is allowed. */
const STAY = ['tables', 'columns', 'indexes', 'constraints'];
const LOOSENS = / CHECK \(/;

/** Describes a database for `breaksOf`. */
export const describeForBreaks = async (db: Kysely<Database>): Promise<Description> => ({
  ...(await describeSchema(db)),
  ...(await describeSchema(db, RELIED_ON)),
});

const tableOf = (column: string) => column.split('.')[0];

/** Lists the changes that would break servers of the schema before; empty when they continue to work. */
export function breaksOf(before: Description, after: Description): string[] {
  const names = new Set(before.names);
  const tables = new Set(before.names?.map(tableOf));
  const came = (kind: string) =>
    (after[kind] ?? []).filter((part) => !before[kind]?.includes(part));
  const gone = STAY.flatMap((kind) =>
    (before[kind] ?? []).filter((part) => !LOOSENS.test(part) && !after[kind]?.includes(part)),
  );
  return [
    ...gone.map((part) => `is gone or another: ${part}`),
    ...came('required')
      .filter((part) => tables.has(tableOf(part)))
      .map((part) => `has to be given: ${part}`),
    ...came('bounds')
      .filter((part) => names.has(part.split(' ')[0] ?? ''))
      .map((part) => `may no longer be anything: ${part}`),
  ];
}
