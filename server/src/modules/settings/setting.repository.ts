import { sql, type Kysely, type Transaction } from 'kysely';
import { touchAreas } from '@pasal/core/db/touch-areas';
import type { Database } from '../../db/schema';

/** Keys of the setting rows. */
export type SettingKey =
  | 'site'
  | 'mail'
  | 'delivery'
  | 'remarks'
  | 'looks'
  | 'chats'
  | 'announcement'
  | 'calendar'
  | 'desks'
  | 'returns';

/** Reads a stored setting and its version; empty before the first save. */
export async function readStoredSettings(
  db: Kysely<Database>,
  key: SettingKey = 'site',
): Promise<{ settings: object; version: number }> {
  const row = await db
    .selectFrom('site_setting')
    .select(['value', 'version'])
    .where('key', '=', key)
    .executeTakeFirst();
  return { settings: row?.value ?? {}, version: row?.version ?? 0 };
}

/** Reads several settings at once; those never saved are empty. */
export async function readSettingsOf<Key extends SettingKey>(
  db: Kysely<Database>,
  keys: readonly Key[],
): Promise<Partial<Record<Key, object>>> {
  const rows = await db
    .selectFrom('site_setting')
    .select(['key', 'value'])
    .where('key', 'in', keys)
    .execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Partial<
    Record<Key, object>
  >;
}

/** Stores a setting unless someone else has saved it since `version`; returns whether it did. */
export async function storeSettings(
  trx: Transaction<Database>,
  settings: object,
  version: number,
  key: SettingKey,
): Promise<boolean> {
  const value = JSON.stringify(settings);
  const { rows } = await sql`
    insert into site_setting (key, value, version)
    select ${key}, ${value}::jsonb, 1
    where ${version} = 0 or exists (select from site_setting where key = ${key})
    on conflict (key) do update
      set value = excluded.value, version = site_setting.version + 1, updated_at = now()
      where site_setting.version = ${version}
    returning 1
  `.execute(trx);
  if (rows.length > 0) await touchAreas(trx, 'site');
  return rows.length > 0;
}
