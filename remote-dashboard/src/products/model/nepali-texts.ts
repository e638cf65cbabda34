import {
  ENGLISH_WORD,
  nepaliOf,
  TRANSLATED_TEXTS,
  type StaffProduct,
  type TranslatedText,
} from '@pasal/shared/contracts';
import type { ProductDraft } from './product-draft';

type Texts = Partial<
  Record<TranslatedText | ReturnType<typeof nepaliOf<TranslatedText>>, string | null>
>;

const isThere = (text: string | null | undefined) => (text ?? '').trim() !== '';

/** The texts that are written in English and not in Nepali, as the list's filter counts them (D157). */
const missingTexts = (of: Texts): TranslatedText[] =>
  TRANSLATED_TEXTS.filter((name) => isThere(of[name]) && !isThere(of[nepaliOf(name)]));

/** Words in Latin letters; a size such as "64 GB" has none, and reads the same in both languages. */
const hasWords = (text: string) => new RegExp(ENGLISH_WORD).test(text);

/** How many texts, names of variants and facts of a product are in English alone, as the list counts them (D175). */
export function missingNepali(draft: ProductDraft): number {
  const { variants, facts } = draft;
  const own = [
    ...variants.map(({ name, name_ne }) => [name, name_ne]),
    ...Object.values(facts)
      .filter(({ kind }) => kind === 'text')
      .map(({ text, nepali }) => [text, nepali]),
  ];
  const lacking = own.filter(([english = '', nepali]) => hasWords(english) && !isThere(nepali));
  return missingTexts(draft).length + lacking.length;
}

/** The texts that there are in either language. */
export const writtenTexts = (of: Texts): TranslatedText[] =>
  TRANSLATED_TEXTS.filter((name) => isThere(of[name]) || isThere(of[nepaliOf(name)]));

/** The Nepali texts of a product as a list has it. */
export const nepaliTextsOf = (product: StaffProduct) =>
  writtenTexts(product).map((name) => [name, product[nepaliOf(name)] ?? ''] as const);
