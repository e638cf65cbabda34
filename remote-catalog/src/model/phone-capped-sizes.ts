import type { PictureWidth } from '@pasal/shared/domain';

/** Picture width on phones of any pixel density: more is hardly visible and loads slowly. */
const PHONE_WIDTH: PictureWidth = 640;
const ON_PHONES = [4, 3, 2].map((density) => {
  const isDense = `(min-resolution: ${density - 1}.01dppx)`;
  return `(max-width: 639px) and ${isDense} ${Math.floor(PHONE_WIDTH / density)}px`;
});

/**
 * `sizes` for a picture displayed at width `shown`, capped at 640 pixels on phones of any density. By `sizes`
 * instead of `<picture>`, so that React preloads what the browser shows.
 */
export function phoneCappedSizes(shown: string): string {
  return [...ON_PHONES, shown].join(', ');
}
