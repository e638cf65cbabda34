import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { describeSchema, type Description } from './schema-description';

const OURS = 'relnamespace = current_schema()::regnamespace';

/** What servers that know the schema of before rely on, beside what `describeSchema` says. */
const RELIED_ON: Record<string, string> = {
  // By name: of these a server of before may write any.
  names: `
    select concat(relname, '.', attname) as part from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and attnum > 0 and not attisdropped and ${OURS}`,
  // Whoever writes a row has to give these.
  required: `
    select concat(relname, '.', attname) as part from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and attnum > 0 and not attisdropped and ${OURS}
      and attnotnull and not atthasdef and attidentity = ''`,
  // What may not be written there, and by what: checks, references, what is unique.
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
/** Of these each line stays as it is; what only loosens (a check that goes) may. */
const STAY = ['tables', 'columns', 'indexes', 'constraints'];
const LOOSENS = / CHECK \(/;

/** Describes a database for `breaksOf`. */
export const describeForBreaks = async (db: Kysely<Database>): Promise<Description> => ({
  ...(await describeSchema(db)),
  ...(await describeSchema(db, RELIED_ON)),
});

const tableOf = (column: string) => column.split('.')[0];

/** Says what of a change would break servers that know the schema of before; nothing when they serve on. */
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
