import type { FactValue, ProductStatus, Section } from '@pasal/shared/contracts';
import { sellingPricePaisa, toPaisa } from '@pasal/shared/domain';
import { CATEGORIES, type CategoryName } from '@pasal/server/db/reference/categories';
import type { Look } from '../art/product-art';
import type { ArtType } from '../art/registry';
import { between, seededRandom } from '../random';
import { CAMERA_ACCESSORIES } from './camera-accessories';
import { CAMERAS } from './cameras';
import { ELECTRONICS } from './electronics';
import { detailsHtml, type Told } from './details-html';
import { factsIn } from './facts';
import { factTextsInNepali } from './nepali/facts';
import { HOUSE_MATERIALS } from './house-materials';
import { textsInNepali } from './nepali/texts-in-nepali';
import { PALETTE, type ColourName, type ProductRow } from './product-row';
import { SECURITY_SYSTEMS } from './security-systems';
import { subcategoryOf } from './subcategories';
import { TYPE_TEXTS } from './type-texts';

const ROWS: Record<CategoryName, readonly ProductRow[]> = {
  Electronics: ELECTRONICS,
  'House Materials': HOUSE_MATERIALS,
  'Security Systems': SECURITY_SYSTEMS,
  'Security Cameras': CAMERAS,
  'Camera Accessories': CAMERA_ACCESSORIES,
};

/** The shop's categories in their order, with the demo's rows of each. */
export const CATALOGUE: readonly (readonly [
  category: CategoryName,
  rows: readonly ProductRow[],
])[] = CATEGORIES.map((name) => [name, ROWS[name]]);

/** A product of the demo, ready for its row and its pictures. Money in paisa. */
export interface DemoProduct {
  slug: string;
  title: string;
  brand: string;
  category: string;
  subcategory: string;
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
  nepali: ReturnType<typeof textsInNepali>;
  /** Answers to the attributes of its category, by key. */
  facts: Record<string, FactValue>;
  factsInNepali: Record<string, string>;
  remarks: string | null;
  status: ProductStatus;
  section: Section | null;
  isPopular: boolean;
  createdAt: Date;
  art: ArtType;
  look: Look;
}

const DAY = 24 * 60 * 60 * 1000;

/** Latin letters and digits joined by dashes; other scripts and signs fall away. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function sectionOf(flags: string): Section | null {
  if (flags.includes('n')) return 'new_arrivals';
  if (flags.includes('p')) return 'popular_items';
  return flags.includes('w') ? 'weekly_deals' : null;
}

function statusOf(flags: string): ProductStatus {
  if (flags.includes('?')) return 'pending';
  return flags.includes('!') ? 'cancel' : 'approve';
}

const REMARKS: Record<ProductStatus, string | null> = {
  pending: 'Waiting for the final price from the distributor.',
  approve: null,
  cancel: 'No longer supplied by the distributor.',
};

/** "Resolution: 1920 × 1080", name and value apart. */
function toldBy(fact: string): Told {
  const [label = '', ...value] = fact.split(': ');
  return [label, value.join(': ')];
}

function lookOf(row: ProductRow): Look {
  const [brand, _name, _art, _price, _discount, _stock, colours, mark, [model, ratio]] = row;
  const [body, accent] = colours.split(' ') as [ColourName, ColourName];
  return {
    body: PALETTE[body],
    accent: PALETTE[accent],
    ratio,
    model,
    label: brand,
    mark,
    lit: false,
  };
}

function productOf(category: CategoryName, row: ProductRow, createdAt: Date): DemoProduct {
  const [
    brand,
    name,
    art,
    price,
    discount,
    inStock,
    _colours,
    _mark,
    _shape,
    flags,
    warranty,
    facts,
  ] = row;
  const title = `${brand} ${name}`;
  const slug = slugOf(title);
  const originalPaisa = toPaisa(price);
  const blurb = TYPE_TEXTS[art];
  const list = facts.split(' | ');
  const told = list.map(toldBy);
  const status = statusOf(flags);
  const answers = factsIn(category, list);
  return {
    slug,
    title,
    brand,
    category,
    subcategory: subcategoryOf(category, art),
    originalPaisa,
    discount,
    pricePaisa: sellingPricePaisa(originalPaisa, discount),
    inStock,
    images: [1, 2, 3].map((index) => `/uploads/demo/${slug}-${index}.webp`),
    fastDelivery: flags.includes('f'),
    warranty,
    description: `${blurb} ${list.join('. ')}.`,
    additionalDescription: detailsHtml({
      title: `${title}.`,
      blurb,
      facts: told,
      rows: [...told, ['Warranty', warranty]],
      inBox: 'In the box: the product, its fittings, a guide and the warranty card.',
    }),
    nepali: textsInNepali({ brand, name, art, facts: list, warranty }),
    facts: answers,
    factsInNepali: factTextsInNepali(category, answers),
    remarks: REMARKS[status],
    status,
    section: sectionOf(flags),
    isPopular: flags.includes('*') || flags.includes('p'),
    createdAt,
    art,
    look: lookOf(row),
  };
}

/** Builds every product of the demo; new arrivals came within the last weeks, the others over half a year. */
export function buildProducts(now: Date): DemoProduct[] {
  const random = seededRandom(1977);
  return CATALOGUE.flatMap(([category, rows]) =>
    rows.map((row) => {
      const isNew = row[9].includes('n');
      const days = isNew ? between(random, 1, 20) : between(random, 62, 190);
      const createdAt = new Date(now.getTime() - days * DAY - between(random, 0, DAY / 2));
      return productOf(category, row, createdAt);
    }),
  );
}
