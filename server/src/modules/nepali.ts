import type { Language } from '@pasal/core/contract/language';

interface Stored {
  name_ne: string | null;
}

/** The label next to a name in a response in this language; empty if the name needs none (D160). */
export const labelled = (language: Language, nepali: string | null | undefined) =>
  language === 'ne' && nepali ? { label: nepali } : {};

/** A row with a name, for visitors. */
export function withLabel<Row extends Stored>(
  { name_ne, ...row }: Row,
  language: Language,
): Omit<Row, 'name_ne'> & { label?: string } {
  return { ...row, ...labelled(language, name_ne) };
}

/** The same for its administrator, in both languages. */
export function withNepali<Row extends Stored>({
  name_ne,
  ...row
}: Row): Omit<Row, 'name_ne'> & { name_ne?: string } {
  return { ...row, ...(name_ne && { name_ne }) };
}

/** Texts, replaced by their Nepali ones where they exist. */
export function inNepali<Texts extends object>(texts: Texts, nepali: Partial<Texts> = {}): Texts {
  const written = Object.entries(nepali).filter(([, text]) => text !== '' && text !== undefined);
  return { ...texts, ...Object.fromEntries(written) };
}
