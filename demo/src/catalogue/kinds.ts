import kinds from '../data/kinds.json';

/** A product type, such as a rice cooker. */
export type Kind = keyof typeof kinds;

interface KindOfThing {
  /** Its place in the ready set of its category. */
  subcategory: string;
  /** One or two sentences on its use: the base of descriptions. */
  text: string;
  text_ne: string;
}

/** The demo's product types. */
export const KINDS: Readonly<Record<Kind, KindOfThing>> = kinds;
