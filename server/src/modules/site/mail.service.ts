import type { MailSettingsRequest, User } from '@pasal/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { conflict } from '@pasal/core/errors/domain-error';
import { recordActivity } from '../activity/record-activity';
import { MAIL_KEY, presentMailSettings } from './mail-settings';
import * as messages from './messages';
import { readStoredSettings, storeSettings } from './site.repository';

/** Which messages are sent, and how often that was saved. */
export async function readMail(db: Kysely<Database>) {
  const { settings, version } = await readStoredSettings(db, MAIL_KEY);
  return { settings: presentMailSettings(settings), version };
}

/**
 * Saves which messages are sent, unless someone has since `version`, and writes down who said so.
 * @throws DomainError 409
 */
export async function saveMail(
  db: Kysely<Database>,
  actor: User,
  { settings, version }: MailSettingsRequest,
) {
  return db.transaction().execute(async (trx) => {
    const { settings: before } = await readMail(trx);
    if (!(await storeSettings(trx, settings, version, MAIL_KEY))) {
      throw conflict(messages.settingsChanged);
    }
    await recordActivity(trx, actor, {
      kind: 'settings',
      action: 'change',
      id: null,
      name: 'Message settings',
      before,
      after: settings,
    });
    return { settings, version: version + 1 };
  });
}
