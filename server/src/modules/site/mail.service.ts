import type { Kysely } from 'kysely';
import type { MailSettings, User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { presentMailSettings } from './mail-settings';
import { readStoredMail, storeMail } from './mail.repository';

/** Saves which messages are sent, and writes down who said so. */
export async function saveMail(
  db: Kysely<Database>,
  actor: User,
  settings: MailSettings,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = presentMailSettings(await readStoredMail(trx));
    await storeMail(trx, settings);
    await recordActivity(trx, actor, {
      kind: 'settings',
      action: 'change',
      id: null,
      name: 'Message settings',
      before,
      after: settings,
    });
  });
}
