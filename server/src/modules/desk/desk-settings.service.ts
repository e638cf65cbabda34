import type { Kysely } from 'kysely';
import type { DeskSettings, DeskSettingsRequest, User } from '@pasal/shared/contracts';
import { conflict } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { settingsChanged } from '../site/messages';
import { readStoredSettings, storeSettings } from '../site/site.repository';

const KEY = 'desks' as const;
/** Everybody is called. */
const DEFAULTS: DeskSettings = { known_orders: 0, below: 0, files: [] };

/** The owner's rules of the desks, and how often they were saved. */
export async function readDeskSettings(db: Kysely<Database>) {
  const { settings, version } = await readStoredSettings(db, KEY);
  return { settings: { ...DEFAULTS, ...settings }, version };
}

/** Saves them, unless someone has since `version`, and writes down who did. @throws DomainError 409 */
export async function saveDeskSettings(
  db: Kysely<Database>,
  actor: User,
  { settings, version }: DeskSettingsRequest,
) {
  return db.transaction().execute(async (trx) => {
    const { settings: before } = await readDeskSettings(trx);
    if (!(await storeSettings(trx, settings, version, KEY))) throw conflict(settingsChanged);
    await recordActivity(trx, actor, {
      kind: 'settings',
      action: 'change',
      id: null,
      name: 'Desks',
      before,
      after: settings,
    });
    return { settings, version: version + 1 };
  });
}
