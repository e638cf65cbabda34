import {
  nepaliOf,
  TRANSLATED_TEXTS,
  type StaffProduct,
  type TranslatedText,
} from '@pasal/shared/contracts';

type Texts = Partial<
  Record<TranslatedText | ReturnType<typeof nepaliOf<TranslatedText>>, string | null>
>;

const isThere = (text: string | null | undefined) => (text ?? '').trim() !== '';

/** The texts that are written in English and not in Nepali, as the list's filter counts them (D157). */
export const missingTexts = (of: Texts): TranslatedText[] =>
  TRANSLATED_TEXTS.filter((name) => isThere(of[name]) && !isThere(of[nepaliOf(name)]));

/** The texts that there are in either language. */
export const writtenTexts = (of: Texts): TranslatedText[] =>
  TRANSLATED_TEXTS.filter((name) => isThere(of[name]) || isThere(of[nepaliOf(name)]));

/** The Nepali texts of a product as a list has it. */
export const nepaliTextsOf = (product: StaffProduct) =>
  writtenTexts(product).map((name) => [name, product[nepaliOf(name)] ?? ''] as const);
