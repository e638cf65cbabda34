import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema';

type ColumnOf<Table extends keyof Database> = keyof Database[Table] & string;

/** A column whose rows name pictures. */
type PictureColumn = {
  [Table in keyof Database]: {
    table: Table;
    column: ColumnOf<Table>;
    /** What the column has: a path, a list of paths, or a value with paths at these places. */
    holds: 'path' | 'list' | readonly `{${string}}`[];
    /** Only rows with this value in this column. */
    where?: readonly [ColumnOf<Table>, string];
    /** How a row is called: what it is, the column that tells it apart, its name. */
    by: readonly [kind: string, id?: ColumnOf<Table>, name?: ColumnOf<Table>];
    /** The table may be long: who only looks for examples reads its newest rows. */
    long?: true;
    /** The pictures are waiting to be used: a shop without them misses nothing yet. */
    waiting?: true;
  };
}[keyof Database];

/**
 * Every column that names pictures. A picture that none of them names is deleted, so a new column gets its line here with its migration;
 * each column stays until no backup has it.
 */
export const PICTURE_COLUMNS: readonly PictureColumn[] = [
  {
    table: 'product',
    column: 'images',
    holds: 'list',
    by: ['Product', 'id', 'title'],
    long: true,
  },
  { table: 'poster', column: 'images', holds: 'list', by: ['Poster', 'id'] },
  { table: 'banner', column: 'image', holds: 'path', by: ['Banner', 'id'] },
  { table: 'brand', column: 'logo', holds: 'path', by: ['Brand', 'id', 'name'] },
  {
    table: 'site_setting',
    column: 'value',
    holds: ['{logo,path}', '{icon}'],
    where: ['key', 'looks'],
    by: ['Site settings'],
  },
  {
    table: 'product_import_picture',
    column: 'path',
    holds: 'path',
    by: ['Import', 'import_id'],
    waiting: true,
  },
];

const of = (column: string) => sql.ref(`holder.${column}`);

/** The paths in a column that has no list of them. */
const pathsOf = (column: string, holds: 'path' | readonly string[]) =>
  holds === 'path' ? [of(column)] : holds.map((place) => sql`${of(column)} #>> ${sql.lit(place)}`);

const only = ({ where }: PictureColumn) =>
  where ? sql`${of(where[0])} = ${sql.lit(where[1])}` : sql`true`;

/** What a query reads from: the column's rows as `holder`, once for each path they name, as `named.path`. */
export function namesIn(picture: PictureColumn): RawBuilder<unknown> {
  const { table, column, holds } = picture;
  const paths =
    holds === 'list'
      ? sql`jsonb_array_elements_text(${of(column)})`
      : sql`(values ${sql.join(pathsOf(column, holds).map((path) => sql`(${path})`))})`;
  return sql`${sql.table(table)} as holder, lateral ${paths} as named (path) where ${only(picture)}`;
}

/** How a reader finds the row: `Brand 4 "Nepcam"`. */
export function holderOf({ by: [kind, id, name] }: PictureColumn): RawBuilder<string> {
  const pieces = [
    sql.lit(kind),
    ...(id ? [sql.lit(' '), of(id)] : []),
    ...(name ? [sql.lit(' "'), of(name), sql.lit('"')] : []),
  ];
  return sql`concat(${sql.join(pieces)})`;
}

/** The condition that no row names the path. */
export function isUnnamed(path: RawBuilder<unknown>): RawBuilder<unknown> {
  const conditions = PICTURE_COLUMNS.map((picture) => {
    const { table, column, holds } = picture;
    const names =
      holds === 'list'
        ? sql`jsonb_exists(${of(column)}, ${path})`
        : sql`${path} in (${sql.join(pathsOf(column, holds))})`;
    return sql`not exists (
      select from ${sql.table(table)} as holder where ${only(picture)} and ${names}
    )`;
  });
  return sql.join(conditions, sql` and `);
}

/** The columns that the database has: one of an older version may lack some. */
export async function columnsIn(db: Kysely<Database>): Promise<PictureColumn[]> {
  const asked = PICTURE_COLUMNS.map(
    ({ table, column }, at) => sql`(${sql.lit(at)}, ${sql.lit(table)}, ${sql.lit(column)})`,
  );
  const { rows } = await sql<{ at: number }>`
    select at from (values ${sql.join(asked)}) as asked (at, of, named)
    join pg_attribute on attrelid = to_regclass(asked.of) and attname = asked.named and not attisdropped
  `.execute(db);
  const found = new Set(rows.map(({ at }) => at));
  return PICTURE_COLUMNS.filter((_column, at) => found.has(at));
}
