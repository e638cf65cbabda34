import { sql, type Kysely } from 'kysely';
import type { MailSettings } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { MAIL_KEY } from './mail-settings';

/** What is stored of the mail settings; an empty object before anyone saved some. */
export async function readStoredMail(db: Kysely<Database>): Promise<Partial<MailSettings>> {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', MAIL_KEY)
    .executeTakeFirst();
  return row?.value ?? {};
}

export async function storeMail(db: Kysely<Database>, settings: MailSettings): Promise<void> {
  const value = JSON.stringify(settings);
  await db
    .insertInto('site_setting')
    .values({ key: MAIL_KEY, value })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value, updated_at: sql<Date>`now()` }),
    )
    .execute();
}
