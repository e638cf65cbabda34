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

/** The texts with English but no Nepali, as counted by the list's filter (D157). */
const missingTexts = (of: Texts): TranslatedText[] =>
  TRANSLATED_TEXTS.filter((name) => isThere(of[name]) && !isThere(of[nepaliOf(name)]));

/** Contains words in Latin letters; a size such as "64 GB" has none, and is the same in both languages. */
const hasWords = (text: string) => new RegExp(ENGLISH_WORD).test(text);

/** Number of texts, variant names and facts without Nepali, as counted by the list (D175). */
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

/** The texts that exist in either language. */
export const writtenTexts = (of: Texts): TranslatedText[] =>
  TRANSLATED_TEXTS.filter((name) => isThere(of[name]) || isThere(of[nepaliOf(name)]));

/** The Nepali texts of a product in a list. */
export const nepaliTextsOf = (product: StaffProduct) =>
  writtenTexts(product).map((name) => [name, product[nepaliOf(name)] ?? ''] as const);
