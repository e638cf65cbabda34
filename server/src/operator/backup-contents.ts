import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { SequenceState } from './backup-format';

/**
 * Tables that a backup leaves out. Everyone logs in again after a restore: ended sessions must not be revived. A restored shop has no
 * backups in its new place yet. Release health starts anew, links to ended previews must not work again, and no release test is running.
 * The list of recently changed products is only for servers that have the catalogue loaded, and they reload it.
 */
const LEFT_OUT = new Set([
  'session',
  'operator_work',
  'release_watch',
  'release_watch_failure',
  'release_preview',
  'release_walking',
  'product_touched',
]);

/** Orders tables so that each comes after those its foreign keys reference. */
async function inLoadingOrder(db: Kysely<Database>, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ table: string; needs: string }>`
    select child.relname as table, parent.relname as needs
    from pg_constraint
      join pg_class child on child.oid = conrelid
      join pg_class parent on parent.oid = confrelid
    where contype = 'f' and conrelid <> confrelid
      and child.relnamespace = current_schema()::regnamespace
  `.execute(db);
  const ordered: string[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (table) => !rows.some((row) => row.table === table && waiting.has(row.needs)),
    );
    if (ready.length === 0) throw new Error('the tables need each other');
    for (const table of ready) waiting.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}

/** Lists the shop's tables in the order to load them, without the migrator's and the unlogged ones. */
export async function tablesOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relpersistence = 'p' and relname not like 'kysely%'
    order by relname
  `.execute(db);
  const tables = rows.map(({ name }) => name).filter((name) => !LEFT_OUT.has(name));
  return inLoadingOrder(db, tables);
}

/** Counts the rows of each table. */
export async function countsOf(db: Kysely<Database>, tables: readonly string[]) {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}
    `.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** Columns whose sums verify that money and goods are complete. */
const SUMMED: Readonly<Record<string, readonly string[]>> = {
  orders: ['total_paisa', 'delivery_charge_paisa'],
  order_item: ['price_paisa', 'quantity', 'cost_paisa'],
  product: ['in_stock'],
  stock_movement: ['quantity'],
  purchase_line: ['quantity', 'cost_paisa'],
  stock_cost: ['average_paisa'],
  cash_entry: ['amount_paisa'],
  cash_owed: ['owed_paisa'],
};

/** Sums money and goods; in a database of an older version, only the columns it has. */
export async function sumsOf(db: Kysely<Database>): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const [table, names] of Object.entries(SUMMED)) {
    const columns = await storedColumns(db, table);
    for (const { name } of columns.filter((column) => names.includes(column.name))) {
      const { rows } = await sql<{ sum: string }>`
        select coalesce(sum(${sql.ref(name)}), 0)::text as sum from ${sql.table(table)}
      `.execute(db);
      sums[`${table}.${name}`] = rows[0]?.sum ?? '0';
    }
  }
  return sums;
}

/** A stored column. */
export interface StoredColumn {
  name: string;
  /** True if it holds binary data, such as an archive: each value is a separate file in a backup. */
  isBytes: boolean;
  /** True if it is part of the primary key. */
  isKey: boolean;
}

/** Lists stored columns; the database computes the others. */
export async function storedColumns(db: Kysely<Database>, table: string): Promise<StoredColumn[]> {
  const { rows } = await sql<StoredColumn>`
    select attname as name, atttypid = 'bytea'::regtype as "isBytes",
      coalesce(attnum = any(indkey), false) as "isKey"
    from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
    where attrelid = to_regclass(format('%I.%I', current_schema(), ${table}::text))
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum
  `.execute(db);
  return rows;
}

/** Reads the names of the applied migrations, in order; empty for an empty database. */
export async function migrationsOf(db: Kysely<Database>): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there
  `.execute(db);
  if (found[0]?.there !== true) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

export async function sequencesOf(
  db: Kysely<Database>,
  tables: readonly string[],
): Promise<SequenceState[]> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select relname as table, attname as column,
      pg_get_serial_sequence(quote_ident(relname), attname) as sequence
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0
      and case when attisdropped then null
        else pg_get_serial_sequence(quote_ident(relname), attname) end is not null
    order by relname, attname
  `.execute(db);
  const states: SequenceState[] = [];
  for (const { table, column, sequence } of rows.filter((row) => tables.includes(row.table))) {
    const { rows: state } = await sql<{ last: number; called: boolean }>`
      select last_value as last, is_called as called from ${sql.raw(sequence)}
    `.execute(db);
    states.push(...state.map(({ last, called }) => ({ table, column, last, called })));
  }
  return states;
}
