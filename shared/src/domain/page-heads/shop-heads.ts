import type {
  CategoryName,
  PageKind,
  Product,
  PublicProductsResponse,
  Section,
  SiteSettings,
} from '../../contracts';
import { oneLine } from '@pasal/core/contract/text/plain-text';
import { CATEGORY_PATTERN, PRODUCT_PATTERN } from '../addresses';
import { chosenVariant } from '../chosen-variant';
import { labelOf } from '../label-of';
import { paths } from '../paths';
import { picturePath } from '../picture-address';
import { nameOfCategory, isSection } from './category-called';
import { placeOf } from './category-place';
import type { PageHeadParts } from './head-elements';
import type * as english from './messages';
import {
  breadcrumbThing,
  categoryStep,
  organizationThing,
  productThing,
  webSiteThing,
} from './structured-data';

/** The texts of heads in one language. */
export type HeadWords = {
  [Name in keyof typeof english]: (typeof english)[Name] extends string
    ? string
    : (typeof english)[Name] extends Record<PageKind, string>
      ? Record<PageKind, string>
      : (typeof english)[Name];
};

/** Information on a page before its remote's code runs. */
export interface DescribedPage {
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  words: HeadWords;
  sections: Readonly<Record<Section, string>>;
  productNotFound: string;
  /** The responses in its document that have arrived. */
  answers: {
    settings?: SiteSettings | undefined;
    categories?: readonly CategoryName[] | undefined;
    /** Null if there is no such product. */
    product?: Product | null | undefined;
    products?: PublicProductsResponse | undefined;
  };
}

type Describe = (page: DescribedPage) => PageHeadParts | undefined;

/** The page truncates longer searches. */
const MAX_SEARCH = 200;
const ALL = 'all';

const ofHome: Describe = ({ words, answers: { settings } }) => ({
  title: words.homeTitle,
  description: words.homeDescription,
  canonical: paths.home(),
  things:
    settings &&
    ((addressOf) => [organizationThing(settings, addressOf), webSiteThing(settings, addressOf)]),
});

const ofCategory: Describe = ({ params, words, sections, answers }) => {
  const { category = '' } = params;
  const { products: data, categories } = answers;
  const place = placeOf(category, categories);
  const known = { products: data?.products ?? [], place };
  const called = nameOfCategory(category, known, { sections, allProducts: words.allProducts });
  const label = labelOf(called);
  const canonical = paths.category(
    isSection(category) || category === ALL ? category : called.name,
  );
  // A brand may have a category's name: the list is then the brand's (D1).
  const isBrand = data?.products.some(
    ({ brand }) => brand.toLowerCase() === category.toLowerCase(),
  );
  const parent = !isBrand && place?.child ? place.category : undefined;
  const trail = [
    { label: words.homeStep, to: paths.home() },
    ...(parent ? [categoryStep(parent)] : []),
    { label },
  ];
  return {
    title: label,
    description: words.categoryDescription(label),
    // Brands are counted before filters: if there are none, the category doesn't exist or is empty.
    ...(data && data.facets.brands.length > 0 && { canonical }),
    things: data && ((addressOf) => [breadcrumbThing(trail, canonical, addressOf)]),
  };
};

const ofProduct: Describe = ({ search, words, productNotFound, answers: { product } }) => {
  if (product === undefined) return undefined;
  if (product === null) return { title: productNotFound };
  const { title, slug, category, subcategory, description, images } = product;
  const variant = chosenVariant(product, search.get('variant'));
  const picture = images[Math.min(variant?.image ?? 0, images.length - 1)];
  const canonical = paths.product(slug);
  const trail = [
    { label: words.homeStep, to: paths.home() },
    categoryStep({ name: category, label: product.category_label }),
    ...(subcategory === null
      ? []
      : [categoryStep({ name: subcategory, label: product.subcategory_label })]),
    { label: title },
  ];
  return {
    title,
    canonical,
    type: 'product',
    picture: picture && picturePath(picture, 1280),
    things: (addressOf) => [
      productThing(product, addressOf),
      breadcrumbThing(trail, canonical, addressOf),
    ],
    ...(description && { description }),
  };
};

const ofSearch: Describe = ({ search, words, answers: { products } }) => {
  const asked = oneLine((search.get('q') ?? '').slice(0, MAX_SEARCH));
  if (asked === '') return { title: words.searchTitle, noIndex: true };
  const query = products?.priced?.search || asked;
  return { title: words.searchResultsFor(query), noIndex: true };
};

const ofRider: Describe = ({ words }) => ({ title: words.riderTitle, noIndex: true });

const ofOwner =
  (kind: PageKind, canonical: string): Describe =>
  ({ words }) => ({
    title: words.ownerPageTitles[kind],
    description: words.ownerPageDescriptions[kind],
    canonical,
  });

/** The shop's pages by pattern. */
const HEADS: Readonly<Record<string, Describe>> = {
  [paths.home()]: ofHome,
  [CATEGORY_PATTERN]: ofCategory,
  [PRODUCT_PATTERN]: ofProduct,
  [paths.search()]: ofSearch,
  [paths.wishlist()]: ({ words }) => ({ title: words.wishlistTitle, noIndex: true }),
  '/compare': ({ words }) => ({ title: words.compareTitle, noIndex: true }),
  [paths.cart()]: ({ words }) => ({ title: words.cartTitle }),
  [paths.checkout()]: ({ words }) => ({ title: words.checkoutTitle }),
  '/order/:orderNumber': ({ words, params }) => ({
    title: words.orderTitle(params.orderNumber ?? ''),
  }),
  [paths.trackOrder()]: ({ words }) => ({
    title: words.trackTitle,
    description: words.trackDescription,
    canonical: paths.trackOrder(),
  }),
  '/rider': ofRider,
  '/rider/:link': ofRider,
  [paths.login()]: ({ words }) => ({ title: words.loginTitle }),
  [paths.contact()]: ({ words }) => ({
    title: words.contactTitle,
    description: words.contactDescription,
    canonical: paths.contact(),
  }),
  [paths.terms()]: ofOwner('terms', paths.terms()),
  [paths.privacyPolicy()]: ofOwner('privacy', paths.privacyPolicy()),
  [paths.returns()]: ofOwner('returns', paths.returns()),
  [paths.about()]: ofOwner('about', paths.about()),
  [paths.questions()]: ofOwner('questions', paths.questions()),
};

/**
 * The head of a shop page without its code, identical to the one its code makes. Undefined if the page is unknown or
 * its data is missing.
 * @param pattern of its address; undefined if no page has it
 */
export function pageHeadOf(
  pattern: string | undefined,
  page: DescribedPage,
): PageHeadParts | undefined {
  if (pattern === undefined) return { title: page.words.unknownTitle };
  return Object.hasOwn(HEADS, pattern) ? HEADS[pattern]?.(page) : undefined;
}
