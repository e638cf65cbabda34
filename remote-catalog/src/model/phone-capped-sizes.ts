import type { PictureWidth } from '@pasal/shared/domain';

/** Width a phone takes a picture at, however dense its screen: of more it shows little and waits long. */
const PHONE_WIDTH: PictureWidth = 640;
const ON_PHONES = [4, 3, 2].map((density) => {
  const isDense = `(min-resolution: ${density - 1}.01dppx)`;
  return `(max-width: 639px) and ${isDense} ${Math.floor(PHONE_WIDTH / density)}px`;
});

/**
 * `sizes` of a picture shown as wide as `shown` says, of which phones of every density take at most 640
 * pixels. Said by `sizes` and not by `<picture>`, so that what React preloads is what the browser shows.
 */
export function phoneCappedSizes(shown: string): string {
  return [...ON_PHONES, shown].join(', ');
}
