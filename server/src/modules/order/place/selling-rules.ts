import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { presentDeskSettings } from '../../desk/desk-settings.service';
import { presentSettings } from '../../site/site.presenter';
import { readSettingsOf } from '../../site/site.repository';

/** How the shop sells to who orders at the web, and the owner's rules of cash on delivery, by one read. */
export async function readSellingRules(db: Kysely<Database>) {
  const { site = {}, desks = {} } = await readSettingsOf(db, ['site', 'desks']);
  return { settings: presentSettings(site), rules: presentDeskSettings(desks) };
}
