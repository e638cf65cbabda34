/** Widths the server makes of every picture, in pixels (A14). */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** What the document says of the page it starts (`platform/server/assets.ts`), also while the server makes it. */
const page = globalThis as { pasalAssets?: string };

/** Path of a picture below the shop's own address, for links that others keep. */
export const picturePath = (path: string, width?: PictureWidth): string =>
  width ? `${path}?w=${width}` : path;

/**
 * Address of a picture at one of the preset widths; paths are relative to the API host (R7.2), or below the origin that
 * stands in front of the shop's pictures.
 */
export const pictureUrl = (path: string, width?: PictureWidth): string =>
  (page.pasalAssets ?? '') + picturePath(path, width);

/** `srcset` over the preset widths up to `largest`. */
export function pictureSrcSet(path: string, largest: PictureWidth = 1280): string {
  return PICTURE_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${pictureUrl(path, width)} ${width}w`)
    .join(', ');
}
