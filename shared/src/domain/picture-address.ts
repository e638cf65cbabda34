/** Widths the server makes of every picture, in pixels (A14). */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Address of a picture at one of the preset widths; paths are relative to the API host (R7.2). */
export function pictureUrl(path: string, width?: PictureWidth): string {
  return width ? `${path}?w=${width}` : path;
}

/** `srcset` over the preset widths up to `largest`. */
export function pictureSrcSet(path: string, largest: PictureWidth = 1280): string {
  return PICTURE_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${pictureUrl(path, width)} ${width}w`)
    .join(', ');
}
