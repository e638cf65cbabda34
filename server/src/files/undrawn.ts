/** The key of the sign among the pictures that not all of a demo's are drawn; put with the demo's rows. */
export const UNDRAWN = '.demo-undrawn';
