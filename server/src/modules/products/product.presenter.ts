import type { Language } from '@pasal/core/contract/language';
import type { CardProduct, Product, StaffProduct, Variant } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import { nameIn } from '../name-in';
import type { StoredVariant } from '../../db/schema';
import { presentFact } from '../product-record/fact-words';
import {
  CARD_FIELDS,
  IN_NEPALI,
  LISTED_FIELDS,
  NEPALI_FIELDS,
  STAFF_FIELDS,
  withFields,
} from '../product-record/product-fields';
import type { ProductRow, StaffProductRow } from '../product-record/product.columns';

/** A variant from its product's row, in rupees. */
function presentVariant(variant: StoredVariant, language: Language): Variant {
  const { id, code, price_paisa, original_price_paisa, in_stock, image } = variant;
  const name = nameIn(language, variant.name, variant.name_ne);
  const price = toRupees(price_paisa);
  return { id, name, code, price, original_price: toRupees(original_price_paisa), in_stock, image };
}

type Texts = Partial<Record<(typeof IN_NEPALI)[number][0], string | null>>;

/** Replaces the texts shown by the row's Nepali ones; those in English only stay. */
function translate<Shown extends Texts>(shown: Shown, row: ProductRow, language: Language): Shown {
  if (language === 'en') return shown;
  const texts: Texts = shown;
  for (const [name, nepali] of IN_NEPALI) {
    const text = row[nepali];
    if (text && texts[name] !== undefined) texts[name] = text;
  }
  return shown;
}

/** A product for a card: without the texts of its own page. */
export function presentCard(row: ProductRow, language: Language): CardProduct {
  const own = {
    id: row.id,
    slug: row.slug,
    brand: row.brand,
    category: row.category,
    price: toRupees(row.price_paisa),
    original_price: toRupees(row.original_price_paisa),
    discount_percentage: row.discount_percentage,
    in_stock: row.in_stock,
    images: row.images,
    variants: row.variants.map((variant) => presentVariant(variant, language)),
  };
  const card: CardProduct = withFields(own, row, CARD_FIELDS);
  if (language === 'ne') {
    if (row.brand_ne) card.brand_label = row.brand_ne;
    if (row.category_ne) card.category_label = row.category_ne;
  }
  return translate(card, row, language);
}

/** The public fields, whatever else the row contains (D7). */
export function presentProduct(row: ProductRow, language: Language): Product {
  const own = Object.assign(presentCard(row, language), { subcategory: row.subcategory });
  const product: Product = withFields(own, row, LISTED_FIELDS);
  const { additional_description } = row;
  if (row.facts !== undefined) {
    product.facts = row.facts.map((fact) => presentFact(fact, language));
  }
  if (language === 'ne' && row.subcategory_ne) product.subcategory_label = row.subcategory_ne;
  if (additional_description !== undefined) product.additional_description = additional_description;
  return translate(product, row, language);
}

/** A product for its own page, with its text, which was sanitised when it was written (D35). */
export function presentOneProduct(row: ProductRow, language: Language): Product {
  return { additional_description: '', ...presentProduct(row, language) };
}

/** The Nepali texts of facts, by key. */
const nepaliFacts = (facts: NonNullable<StaffProductRow['facts']>) =>
  Object.fromEntries(
    facts.flatMap(({ key, kind, value_ne }) =>
      kind === 'text' && value_ne ? [[key, value_ne]] : [],
    ),
  );

/** The names of its brand, category and subcategory in a language. */
function labelsOf({ brand_ne, category_ne, subcategory_ne }: ProductRow, language: Language) {
  if (language === 'en') return {};
  return {
    ...(brand_ne && { brand_label: brand_ne }),
    ...(category_ne && { category_label: category_ne }),
    ...(subcategory_ne && { subcategory_label: subcategory_ne }),
  };
}

/** Staff see the texts of both languages, whichever they read themselves; brand and categories are named in theirs. */
export function presentStaffProduct(row: StaffProductRow, language: Language = 'en'): StaffProduct {
  const { variants, ...shown } = presentProduct(row, 'en');
  const own = Object.assign(shown, labelsOf(row, language), {
    variants: variants.map((variant, at) => {
      const { name_ne } = row.variants[at] ?? {};
      return name_ne === undefined ? variant : { ...variant, name_ne };
    }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  });
  const { additional_description_ne, facts, lacks_nepali } = row;
  return {
    ...withFields(withFields(own, row, NEPALI_FIELDS), row, STAFF_FIELDS),
    ...(facts !== undefined && { facts_ne: nepaliFacts(facts) }),
    ...(lacks_nepali !== undefined && { lacks_nepali }),
    ...(additional_description_ne !== undefined && { additional_description_ne }),
  };
}
