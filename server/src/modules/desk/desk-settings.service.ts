import type { Kysely } from 'kysely';
import type { DeskSettings, DeskSettingsRequest, User } from '@pasal/shared/contracts';
import { conflict } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { settingsChanged } from '../site/messages';
import { readStoredSettings, storeSettings } from '../site/site.repository';

const KEY = 'desks' as const;
/** Everybody is called, and nobody for a reason. */
const DEFAULTS = {
  known_orders: 0,
  below: 0,
  first_above: 0,
  refusals: 0,
  text_first: false,
  files: [],
} satisfies DeskSettings;

/** Stored rules over the defaults. */
export const presentDeskSettings = (stored: Partial<DeskSettings>): Required<DeskSettings> => ({
  ...DEFAULTS,
  ...stored,
});

/** The owner's rules of the desks, and how often they were saved. */
export async function readDeskSettings(db: Kysely<Database>) {
  const { settings, version } = await readStoredSettings(db, KEY);
  return { settings: presentDeskSettings(settings), version };
}

/** Saves them, unless someone has since `version`, and writes down who did. @throws DomainError 409 */
export async function saveDeskSettings(
  db: Kysely<Database>,
  actor: User,
  { settings: given, version }: DeskSettingsRequest,
) {
  return db.transaction().execute(async (trx) => {
    const { settings: before } = await readDeskSettings(trx);
    const settings = { ...before, ...given };
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
