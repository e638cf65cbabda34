import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '@pasal/shared/contracts';
import { PICTURE_WIDTHS } from '@pasal/shared/domain';

export const NO_SUCH_PICTURE = 'There is no such picture.';
export const UNKNOWN_WIDTH = `A picture's width is one of ${PICTURE_WIDTHS.join(', ')}.`;
export const NO_PICTURE_TYPE = 'Pictures must be PNG, JPEG, WebP or AVIF files.';
export const BROKEN_PICTURE = 'A picture is damaged and cannot be read.';
export const TOO_MANY_PIXELS = `A picture may have at most ${MAX_PICTURE_PIXELS / 1_000_000} megapixels.`;
export const TOO_MANY_BYTES = `A picture may have at most ${MAX_PICTURE_BYTES / 1024 / 1024} MB.`;
