/** The versioned API base path (R7.1); same origin as the page. */
export const API_BASE_PATH = '/api/v1';

/** Widths the server makes of every picture, in CSS pixels. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;

/** Address of a picture at one of the preset widths; paths are relative to the API host (R7.2). */
export function pictureUrl(path: string, width?: (typeof PICTURE_WIDTHS)[number]): string {
  return width ? `${path}?w=${width}` : path;
}

/** `srcset` over the preset widths up to `largest`. */
export function pictureSrcSet(path: string, largest = 1280): string {
  return PICTURE_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${pictureUrl(path, width)} ${width}w`)
    .join(', ');
}
