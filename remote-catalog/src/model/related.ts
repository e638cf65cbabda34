/** Others of a product's category that are shown; one more is asked for, as it may be among them. */
export const RELATED_SHOWN = 4;
export const RELATED_ASKED = RELATED_SHOWN + 1;
