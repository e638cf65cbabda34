import type { Kysely } from 'kysely';
import type { PlatformDatabase } from '../tables';

/** Stores a package of the kit; its name identifies its content. */
export async function storeKitFile(db: Kysely<PlatformDatabase>, file: string, bytes: Buffer) {
  await db
    .insertInto('kit_file')
    .values({ file, bytes })
    .onConflict((conflict) => conflict.column('file').doNothing())
    .execute();
}

/** A package this shop has served before; null if it never has. */
export async function findKitFile(
  db: Kysely<PlatformDatabase>,
  file: string,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('kit_file')
    .select('bytes')
    .where('file', '=', file)
    .executeTakeFirst();
  return row ? Buffer.from(row.bytes) : null;
}
