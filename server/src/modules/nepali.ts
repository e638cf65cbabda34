import type { Language } from '@pasal/core/contract/language';

interface Stored {
  name_ne: string | null;
}

/** What an answer in this language has beside a name: nothing where the name stands for itself (D160). */
export const labelled = (language: Language, nepali: string | null | undefined) =>
  language === 'ne' && nepali ? { label: nepali } : {};

/** A row with a name as visitors get it. */
export function withLabel<Row extends Stored>(
  { name_ne, ...row }: Row,
  language: Language,
): Omit<Row, 'name_ne'> & { label?: string } {
  return { ...row, ...labelled(language, name_ne) };
}

/** The same as its administrator gets it, in both languages. */
export function withNepali<Row extends Stored>({
  name_ne,
  ...row
}: Row): Omit<Row, 'name_ne'> & { name_ne?: string } {
  return { ...row, ...(name_ne && { name_ne }) };
}

/** Texts with those in Nepali over them, where there are any. */
export function inNepali<Texts extends object>(texts: Texts, nepali: Partial<Texts> = {}): Texts {
  const written = Object.entries(nepali).filter(([, text]) => text !== '' && text !== undefined);
  return { ...texts, ...Object.fromEntries(written) };
}
