import { WIDTHS } from './picture-variant';

export const NO_SUCH_PICTURE = 'There is no such picture.';
export const UNKNOWN_WIDTH = `A picture's width is one of ${WIDTHS.join(', ')}.`;
