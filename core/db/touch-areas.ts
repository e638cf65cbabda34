import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * Marks the public data of these areas as changed when the transaction ends. Call it last, because it blocks other
 * callers until then.
 */
export async function touchAreas(
  trx: QueryExecutorProvider,
  ...areas: readonly string[]
): Promise<void> {
  await sql`select touch_areas(${[...areas]}::text[])`.execute(trx);
}
