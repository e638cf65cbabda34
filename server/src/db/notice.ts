/** The text of a message that tells of no order; plain words, without a greeting. */
export interface Notice {
  subject: string;
  /** One paragraph each. */
  lines: string[];
  /** Where to read on: a label, and a path of the shop. */
  link: { label: string; path: string };
}
