import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { deskSetting } from '../../settings/desk-setting';
import { readSettingsOf } from '../../settings/setting.repository';
import { siteSetting } from '../../settings/site-setting';

/** The shop's settings for web orders, and the owner's rules for cash on delivery, in one read. */
export async function readSellingRules(db: Kysely<Database>) {
  const { site = {}, desks = {} } = await readSettingsOf(db, ['site', 'desks']);
  return { settings: siteSetting.present(site), rules: deskSetting.present(desks) };
}
