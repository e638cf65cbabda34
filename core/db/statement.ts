import { CompiledQuery, type Kysely } from 'kysely';

/** A statement's text and values, ready to run. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Collects the values of a statement while its text is written. */
export class Values {
  readonly list: unknown[] = [];

  /** Adds a value; returns its placeholder in the text. */
  add(value: unknown): string {
    return `$${this.list.push(value)}`;
  }
}

/** Page sizes up to this one are written into the text. */
const MAX_WRITTEN_LIMIT = 20;

/**
 * Writes the bounds of a page. Those of a usual first page are literals: PostgreSQL makes a good generic plan only
 * when it knows how few rows are wanted.
 */
export function boundsOf(page: number, limit: number, values: Values): string {
  const size = limit <= MAX_WRITTEN_LIMIT ? String(limit) : `${values.add(limit)}::integer`;
  const offset = (page - 1) * limit;
  return offset === 0 ? `limit ${size}` : `limit ${size} offset ${values.add(offset)}::bigint`;
}

/** For hot paths, where building a query each time would cost more than running it. */
export async function runStatement<Row>(
  db: Pick<Kysely<unknown>, 'executeQuery'>,
  { text, values }: Statement,
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values));
  return rows;
}
