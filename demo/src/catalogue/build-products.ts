import type { FactValue, ProductStatus, Section } from '@pasal/shared/contracts';
import { sellingPricePaisa, toPaisa } from '@pasal/shared/domain';
import type { CategoryName } from '@pasal/server/db/reference/categories';
import { addressOf } from '../picture-address';
import { between, seededRandom } from '../random';
import { CATALOGUE, type ProductData } from './catalogue';
import { detailsHtml, type Told } from './details-html';
import { KINDS, type Kind } from './kinds';

/** A demo product, ready to insert. Money in paisa. */
export interface DemoProduct {
  slug: string;
  title: string;
  brand: string;
  category: string;
  subcategory: string;
  kind: Kind;
  originalPaisa: number;
  discount: number;
  pricePaisa: number;
  inStock: number;
  images: string[];
  fastDelivery: boolean;
  warranty: string;
  description: string;
  additionalDescription: string;
  /** The same texts in Nepali. */
  nepali: { title: string; description: string; warranty: string; additionalDescription: string };
  /** Values of its category's attributes, by key. */
  facts: Record<string, FactValue>;
  factsInNepali: Record<string, string>;
  remarks: string | null;
  status: ProductStatus;
  section: Section | null;
  isPopular: boolean;
  createdAt: Date;
}

const DAY = 24 * 60 * 60 * 1000;

function englishOf({ title, kind, warranty, facts }: ProductData) {
  const { text: blurb } = KINDS[kind];
  const told = facts.map(([name, value]): Told => [name, value]);
  return {
    title,
    warranty,
    description: `${blurb} ${told.map(([name, value]) => `${name}: ${value}`).join('. ')}.`,
    additionalDescription: detailsHtml({
      title: `${title}.`,
      blurb,
      facts: told,
      rows: [...told, ['Warranty', warranty]],
      inBox: 'In the box: the product, its fittings, a guide and the warranty card.',
    }),
  };
}

function nepaliOf({ title_ne: title, kind, warranty_ne: warranty, facts }: ProductData) {
  const { text_ne: blurb } = KINDS[kind];
  const told = facts.flatMap(([, , name, value]): Told[] =>
    name === undefined || value === undefined ? [] : [[name, value]],
  );
  return {
    title,
    warranty,
    description: [blurb, ...told.map(([name, value]) => `${name}: ${value}।`)].join(' '),
    additionalDescription: detailsHtml({
      title: `${title}।`,
      blurb,
      facts: told,
      rows: [...told, ['वारेन्टी', warranty]],
      inBox: 'बाकसमा: सामान, जडान गर्ने पुर्जा, चलाउने तरिका र वारेन्टी कार्ड।',
    }),
  };
}

function productOf(category: CategoryName, product: ProductData, createdAt: Date): DemoProduct {
  const originalPaisa = toPaisa(product.price);
  return {
    ...englishOf(product),
    slug: product.slug,
    brand: product.brand,
    category,
    subcategory: KINDS[product.kind].subcategory,
    kind: product.kind,
    originalPaisa,
    discount: product.discount,
    pricePaisa: sellingPricePaisa(originalPaisa, product.discount),
    inStock: product.stock,
    images: product.pictures.map(addressOf),
    fastDelivery: product.fast_delivery ?? false,
    nepali: nepaliOf(product),
    facts: product.answers ?? {},
    factsInNepali: product.answers_ne ?? {},
    remarks: product.remarks ?? null,
    status: product.status ?? 'approve',
    section: product.section ?? null,
    isPopular: product.is_popular ?? false,
    createdAt,
  };
}

/** Builds all demo products; new arrivals were added within the last weeks, the others over half a year. */
export function buildProducts(now: Date): DemoProduct[] {
  const random = seededRandom(1977);
  return CATALOGUE.flatMap(({ category, products }) =>
    products.map((product) => {
      const isNew = product.section === 'new_arrivals';
      const days = isNew ? between(random, 1, 20) : between(random, 62, 190);
      const createdAt = new Date(now.getTime() - days * DAY - between(random, 0, DAY / 2));
      return productOf(category, product, createdAt);
    }),
  );
}
