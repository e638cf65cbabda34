import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * Says that what visitors read of these areas is another once the transaction has ended. Whoever writes it says so
 * last, for until then nobody else can.
 */
export async function touchAreas(
  trx: QueryExecutorProvider,
  ...areas: readonly string[]
): Promise<void> {
  await sql`select touch_areas(${[...areas]}::text[])`.execute(trx);
}
