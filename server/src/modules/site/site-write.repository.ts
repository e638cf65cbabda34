import { sql, type Transaction } from 'kysely';
import { touchAreas } from '@pasal/core/db/touch-areas';
import type { Banner, NepaliBanner, PosterType } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { imagePathsOf } from '@pasal/shared/domain';

type Trx = Transaction<Database>;
export type BannerTexts = Omit<Banner, 'id'> & { ne: NepaliBanner | null };

const BANNER = [
  'id',
  'discount',
  'title',
  'date_range',
  'image',
  'title2',
  'title3',
  'title4',
  'ne',
] as const;

/** Stringifies the JSON column. */
const rowOf = ({ ne, ...texts }: BannerTexts) => ({ ...texts, ne: ne && JSON.stringify(ne) });

/** Every banner in order, locked against changes until the transaction ends. */
export async function lockBanners(trx: Trx) {
  await sql`lock table banner in share row exclusive mode`.execute(trx);
  return trx
    .selectFrom('banner')
    .select([...BANNER, 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Appends it. */
export async function insertBanner(
  trx: Trx,
  texts: BannerTexts,
  position: number,
): Promise<Banner> {
  const banner = await trx
    .insertInto('banner')
    .values({ ...rowOf(texts), position })
    .returning(BANNER)
    .executeTakeFirstOrThrow();
  await touchAreas(trx, 'site');
  return banner;
}

export async function updateBanner(trx: Trx, id: number, texts: BannerTexts): Promise<Banner> {
  const banner = await trx
    .updateTable('banner')
    .set(rowOf(texts))
    .where('id', '=', id)
    .returning(BANNER)
    .executeTakeFirstOrThrow();
  await touchAreas(trx, 'site');
  return banner;
}

export async function deleteBanner(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('banner').where('id', '=', id).execute();
  await touchAreas(trx, 'site');
}

export async function writeBannerOrder(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update banner set position = wanted.place
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
    where banner.id = wanted.id and position <> wanted.place
  `.execute(trx);
  await touchAreas(trx, 'site');
}

/** The pictures of all posters of a type in order, locked against changes until the transaction ends. */
export async function lockPosterImages(trx: Trx, type: PosterType): Promise<string[]> {
  await sql`lock table poster in share row exclusive mode`.execute(trx);
  const rows = await trx
    .selectFrom('poster')
    .select('images')
    .where('type', '=', type)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ images }) => imagePathsOf(images));
}

/** Replaces the pictures of the type by one poster with these, however many posters there were. */
export async function writePosterImages(
  trx: Trx,
  type: PosterType,
  images: readonly string[],
): Promise<void> {
  await trx.deleteFrom('poster').where('type', '=', type).execute();
  if (images.length > 0) {
    await trx
      .insertInto('poster')
      .values({ type, images: JSON.stringify(images) })
      .execute();
  }
  await touchAreas(trx, 'site');
}
