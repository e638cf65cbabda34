import type { Kysely } from 'kysely';
import type { Banner, PosterType } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

/** Key of the row that holds what the shop says of itself. */
const SITE_KEY = 'site';

export function listBanners(db: Kysely<Database>): Promise<Banner[]> {
  return db
    .selectFrom('banner')
    .select(['id', 'discount', 'title', 'date_range', 'image', 'title2', 'title3', 'title4'])
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

/** What is stored of the settings; an empty object before anyone saved some. */
export async function readStoredSettings(db: Kysely<Database>): Promise<object> {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', SITE_KEY)
    .executeTakeFirst();
  return row?.value ?? {};
}
