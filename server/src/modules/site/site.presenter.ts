import type { Language } from '@pasal/core/contract/language';
import type { Banner, ManagedBanner, NepaliBanner, Poster } from '@pasal/shared/contracts';
import { imagePathsOf } from '@pasal/shared/domain';
import { inNepali } from '../nepali';

export function presentPoster({ id, type, images }: Omit<Poster, 'images'> & { images: unknown }) {
  return { id, type, images: imagePathsOf(images) };
}

type BannerRow = Banner & { ne: NepaliBanner | null };

/** A banner for visitors. */
export const presentBanner = ({ ne, ...banner }: BannerRow, language: Language): Banner =>
  language === 'ne' && ne ? inNepali(banner, ne) : banner;

/** A banner for its administrator. */
export const presentManagedBanner = ({ ne, ...banner }: BannerRow): ManagedBanner => ({
  ...banner,
  ...(ne && { ne }),
});
