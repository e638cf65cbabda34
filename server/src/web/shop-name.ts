import type { Versions } from '@pasal/core/http/cache/public-versions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { DEFAULT_SETTINGS } from '../modules/settings/default-settings';
import { readSettings } from '../modules/settings/site-setting';
import { lastKnown } from './last-known';

/** Reads the shop's name from the settings. */
export const shopNameReader = (db: Kysely<Database>): ((known?: Versions) => Promise<string>) =>
  lastKnown(db, async (from) => (await readSettings(from)).shop_name, DEFAULT_SETTINGS.shop_name);
