/** Number of related products shown; one more is requested, since the product itself may be among them. */
export const RELATED_SHOWN = 4;
export const RELATED_ASKED = RELATED_SHOWN + 1;
/** Number shown in place of a sold-out product. */
export const INSTEAD_SHOWN = 2;
