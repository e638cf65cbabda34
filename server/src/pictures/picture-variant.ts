import { PICTURE_WIDTHS, type PictureWidth } from '@pasal/shared/domain';
import { accepts } from '@pasal/core/http/accepts';

/** Formats in which pictures are served, best first. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

export const CONTENT_TYPES: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** The width preset of a query: undefined is the original width, null is invalid. */
export function widthOf(value: unknown): PictureWidth | undefined | null {
  if (value === undefined) return undefined;
  return PICTURE_WIDTHS.find((width) => String(width) === value) ?? null;
}

/**
 * The best format that the browser names as supported. Wildcards are ignored: browsers that name no modern format get JPEG, which all
 * support.
 */
export function formatFor(header: string | undefined): Format {
  if (header === undefined) return 'jpeg';
  if (accepts(header, 'image/avif')) return 'avif';
  return accepts(header, 'image/webp') ? 'webp' : 'jpeg';
}
