/** Widths of the resized pictures, in pixels (A14). */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Set by the document for its page (`platform/server/assets.ts`), also during server rendering. */
const page = globalThis as { pasalAssets?: string };

/** A picture's path at the shop's own address, for permanent links. */
export const picturePath = (path: string, width?: PictureWidth): string =>
  width ? `${path}?w=${width}` : path;

/**
 * A picture's address at one of the preset widths; relative to the API host (R7.2), or below the origin that serves
 * the shop's pictures.
 */
export const pictureUrl = (path: string, width?: PictureWidth): string =>
  (page.pasalAssets ?? '') + picturePath(path, width);

/** `srcset` over the preset widths up to `largest`. */
export function pictureSrcSet(path: string, largest: PictureWidth = 1280): string {
  return PICTURE_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${pictureUrl(path, width)} ${width}w`)
    .join(', ');
}
