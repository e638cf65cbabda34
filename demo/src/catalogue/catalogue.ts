import { Type, type Static } from '@sinclair/typebox';
import { CATEGORIES, type CategoryName } from '@pasal/server/db/reference/categories';
import { FactValue, PRODUCT_STATUSES, SECTIONS } from '@pasal/shared/contracts';
import brands from '../data/brands.json';
import cameraAccessories from '../data/products/camera-accessories.json';
import electronics from '../data/products/electronics.json';
import houseMaterials from '../data/products/house-materials.json';
import securityCameras from '../data/products/security-cameras.json';
import securitySystems from '../data/products/security-systems.json';
import variants from '../data/variants.json';
import { readData, wordOf } from '../read-data';
import { KINDS, type Kind } from './kinds';

const Text = Type.String({ minLength: 1 });

/** A fact of a product: name and value, with both in Nepali if fully translatable. */
const Fact = Type.Union([Type.Tuple([Text, Text]), Type.Tuple([Text, Text, Text, Text])]);

const Product = Type.Object(
  {
    slug: Text,
    title: Text,
    title_ne: Text,
    brand: Text,
    kind: wordOf(Object.keys(KINDS) as Kind[]),
    /** Rupees before the discount, a percentage. */
    price: Type.Integer(),
    discount: Type.Integer(),
    stock: Type.Integer(),
    section: Type.Optional(wordOf(SECTIONS)),
    is_popular: Type.Optional(Type.Boolean()),
    fast_delivery: Type.Optional(Type.Boolean()),
    /** Set if it isn't on sale. */
    status: Type.Optional(wordOf(PRODUCT_STATUSES)),
    remarks: Type.Optional(Text),
    warranty: Text,
    warranty_ne: Text,
    facts: Type.Array(Fact),
    /** Values for its category's attributes, by key. */
    answers: Type.Optional(Type.Record(Text, FactValue)),
    answers_ne: Type.Optional(Type.Record(Text, Text)),
    /** Files of `demo/pictures`. */
    pictures: Type.Array(Text, { minItems: 3, maxItems: 3 }),
  },
  { additionalProperties: false },
);
/** A product in the demo's data. */
export type ProductData = Static<typeof Product>;

const ROWS: Record<CategoryName, unknown> = {
  Electronics: electronics,
  'House Materials': houseMaterials,
  'Security Systems': securitySystems,
  'Security Cameras': securityCameras,
  'Camera Accessories': cameraAccessories,
};

/** The shop's categories in order, each with its demo products. */
export const CATALOGUE: readonly { category: CategoryName; products: readonly ProductData[] }[] =
  CATEGORIES.map((category) => ({
    category,
    products: readData(Type.Array(Product), ROWS[category]),
  }));

/** The brands in order of their first product, each with its wordmark file. */
export const BRANDS: Readonly<Record<string, string>> = brands;

interface Variant {
  name: string;
  /** Absent for sizes, which need no translation. */
  name_ne?: string;
  code: string;
  /** Rupees before the product's discount. */
  price: number;
  /** Pieces; the first variant has the product's stock. */
  stock?: number;
  /** Index of the product's picture, from 0. */
  picture?: number;
}

/** The variants of a few products, by slug. */
export const VARIANTS: Readonly<Record<string, readonly Variant[]>> = variants;
