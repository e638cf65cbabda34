import type { Kysely } from 'kysely';
import type { SiteSettings } from '@pasal/shared/contracts';
import type { Database } from '../db/schema';
import { presentSettings } from '../modules/settings/present-site';
import { readSettings } from '../modules/settings/site-setting';

/** The current settings; those of a new shop while the database is down. */
export const readSettingsOrDefault = (db: Kysely<Database>): Promise<SiteSettings> =>
  readSettings(db).catch(() => presentSettings({}));
