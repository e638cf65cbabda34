import { sql, type Kysely, type Transaction } from 'kysely';
import { touchAreas } from '@pasal/core/db/touch-areas';
import type {
  ChatSettings,
  CalendarSettings,
  DeliverySettings,
  DeskSettings,
  ReturnRules,
  Looks,
  MailSettings,
  PosterType,
  ReadyRemarks,
  SiteSettings,
} from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import type { StoredAnnouncement } from '../owner-page/announcement';

/** Keys of the rows that hold what the shop says of itself, and which messages it sends. */
type SettingsKey =
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

export function listBanners(db: Kysely<Database>) {
  return db
    .selectFrom('banner')
    .select(['id', 'discount', 'title', 'date_range', 'image', 'title2', 'title3', 'title4', 'ne'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function listPosters(db: Kysely<Database>, type: PosterType | undefined) {
  return db
    .selectFrom('poster')
    .select(['id', 'type', 'images'])
    .$if(type !== undefined, (query) => query.where('type', '=', type as PosterType))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Reads the stored settings, and how often they were saved; empty before the first save. */
export async function readStoredSettings(
  db: Kysely<Database>,
  key: SettingsKey = 'site',
): Promise<{ settings: object; version: number }> {
  const row = await db
    .selectFrom('site_setting')
    .select(['value', 'version'])
    .where('key', '=', key)
    .executeTakeFirst();
  return { settings: row?.value ?? {}, version: row?.version ?? 0 };
}

/** Several of them by one read; what nobody has saved is empty. */
export async function readSettingsOf<Key extends SettingsKey>(
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

/** Stores the settings unless someone has saved since `version`; returns if it did. */
export async function storeSettings(
  trx: Transaction<Database>,
  settings:
    | SiteSettings
    | MailSettings
    | DeliverySettings
    | ReadyRemarks
    | Looks
    | ChatSettings
    | StoredAnnouncement
    | CalendarSettings
    | DeskSettings
    | ReturnRules,
  version: number,
  key: SettingsKey = 'site',
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
