import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { deskSetting } from '../../settings/desk-setting';
import { readSettingsOf } from '../../settings/setting.repository';
import { siteSetting } from '../../settings/site-setting';

/** How the shop sells to who orders at the web, and the owner's rules of cash on delivery, by one read. */
export async function readSellingRules(db: Kysely<Database>) {
  const { site = {}, desks = {} } = await readSettingsOf(db, ['site', 'desks']);
  return { settings: siteSetting.present(site), rules: deskSetting.present(desks) };
}
