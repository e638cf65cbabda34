import type { Kysely } from 'kysely';
import type { PosterType } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

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
