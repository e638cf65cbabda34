import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '@pasal/shared/contracts';
import { PICTURE_WIDTHS } from '@pasal/shared/domain';

export const noSuchPicture = "This picture doesn't exist.";
export const unknownWidth = `A picture's width is one of ${PICTURE_WIDTHS.join(', ')}.`;
export const picturesAway =
  "The shop's pictures can't be reached right now, so none can be added. Please try again later.";
export const noPictureType = 'Pictures must be PNG, JPEG, WebP or AVIF files.';
export const brokenPicture = "A picture is damaged and can't be read.";
export const tooManyPixels = `A picture may have at most ${MAX_PICTURE_PIXELS / 1_000_000} megapixels.`;
export const tooManyBytes = `A picture may have at most ${MAX_PICTURE_BYTES / 1024 / 1024} MB.`;
