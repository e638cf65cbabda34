import type { Kysely } from 'kysely';
import type { SiteSettings } from '@pasal/shared/contracts';
import type { Database } from '../db/schema';
import { presentSettings } from '../modules/settings/present-site';
import { readSettings } from '../modules/settings/site-setting';

/** The settings as they are now; while the database does not answer, those of a new shop. */
export const readSettingsOrDefault = (db: Kysely<Database>): Promise<SiteSettings> =>
  readSettings(db).catch(() => presentSettings({}));
