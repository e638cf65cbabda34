/** Others of a product's category that are shown; one more is asked for, as it may be among them. */
export const RELATED_SHOWN = 4;
export const RELATED_ASKED = RELATED_SHOWN + 1;
/** The number of them that stand in place of a product that is sold out. */
export const INSTEAD_SHOWN = 2;
