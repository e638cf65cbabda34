import kinds from '../data/kinds.json';

/** What a product is: a kind of thing, such as a rice cooker. */
export type Kind = keyof typeof kinds;

interface KindOfThing {
  /** Its place in the ready set of its category. */
  subcategory: string;
  /** One or two sentences on its use: the base of descriptions. */
  text: string;
  text_ne: string;
}

/** The kinds of things the demo sells. */
export const KINDS: Readonly<Record<Kind, KindOfThing>> = kinds;
