import { PICTURE_WIDTHS, type PictureWidth } from '@pasal/shared/domain';
import { accepts } from '@pasal/core/http/accepts';

/** Formats a picture is served in, best first. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

export const CONTENT_TYPES: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** The preset a query names: undefined is the original width, null is none of ours. */
export function widthOf(value: unknown): PictureWidth | undefined | null {
  if (value === undefined) return undefined;
  return PICTURE_WIDTHS.find((width) => String(width) === value) ?? null;
}

/**
 * The best format a browser says it shows. Wildcards count for nothing: what does not name a modern
 * format gets JPEG, which everything shows.
 */
export function formatFor(header: string | undefined): Format {
  if (header === undefined) return 'jpeg';
  if (accepts(header, 'image/avif')) return 'avif';
  return accepts(header, 'image/webp') ? 'webp' : 'jpeg';
}
