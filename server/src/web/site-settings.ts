import type { Kysely } from 'kysely';
import type { SiteSettings } from '@pasal/shared/contracts';
import type { Database } from '../db/schema';
import { presentSettings } from '../modules/site/site.presenter';
import { readStoredSettings } from '../modules/site/site.repository';

/** The settings as they are now; while the database does not answer, those of a new shop. */
export async function readSettingsOrDefault(db: Kysely<Database>): Promise<SiteSettings> {
  const stored = await readStoredSettings(db).catch(() => ({ settings: {} }));
  return presentSettings(stored.settings);
}
