import type { Fact, Product, SiteSettings } from '../../contracts';
import { labelOf } from '../label-of';
import { paths } from '../paths';
import { picturePath } from '../picture-address';
import type { AddressOf, Thing } from './head-elements';

/** A page's breadcrumbs, from the top; the last one is the page itself. */
type Trail = readonly { label: string; to?: string }[];

/** A category or subcategory as a breadcrumb. */
export const categoryStep = (category: { name: string; label?: string | undefined }) => ({
  label: labelOf(category),
  to: paths.category(category.name),
});

/**
 * The breadcrumb list of a page. Each item needs an absolute URL.
 * @param canonical the page's own path
 */
export function breadcrumbThing(
  trail: Trail,
  canonical: string,
  addressOf: AddressOf,
): Thing | undefined {
  if (addressOf(canonical) === undefined) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressOf(to ?? canonical),
    })),
  };
}

/** Price in rupees and availability. */
const offer = (goods: { price: number; in_stock: number }, url: string | undefined) => ({
  '@type': 'Offer',
  url,
  priceCurrency: 'NPR',
  price: goods.price,
  availability: `https://schema.org/${goods.in_stock > 0 ? 'InStock' : 'OutOfStock'}`,
});

/** One fact of the product; units aren't schema.org codes. */
const factThing = ({ name, unit, value, label }: Fact) => ({
  '@type': 'PropertyValue',
  name,
  value: label ?? value,
  ...(unit !== null && { unitText: unit }),
});

/** A product with its offer, or one per variant. */
export function productThing(product: Product, addressOf: AddressOf): Thing {
  const url = addressOf(paths.product(product.slug));
  const { facts = [] } = product;
  const images = product.images.flatMap((path) => addressOf(picturePath(path, 1280)) ?? []);
  return {
    '@type': 'Product',
    name: product.title,
    ...(product.description && { description: product.description }),
    ...(images.length > 0 && { image: images }),
    sku: String(product.id),
    brand: { '@type': 'Brand', name: product.brand_label ?? product.brand },
    category: product.category_label ?? product.category,
    ...(facts.length > 0 && { additionalProperty: facts.map(factThing) }),
    url,
    offers:
      product.variants.length === 0
        ? offer(product, url)
        : product.variants.map((variant) => ({
            ...offer(variant, addressOf(paths.product(product.slug, variant.id))),
            name: variant.name,
            ...(variant.code && { sku: variant.code }),
          })),
  };
}

/** The shop's organisation from its settings, without empty ones. */
export function organizationThing(settings: SiteSettings, addressOf: AddressOf): Thing {
  const { shop_name, legal, address, email, phones, social } = settings;
  const [telephone] = phones;
  const elsewhere = Object.values(social).filter((url) => url !== '');
  return {
    '@type': 'Organization',
    name: shop_name,
    url: addressOf(paths.home()),
    logo: addressOf('/icon-512.png'),
    ...(legal.name && { legalName: legal.name }),
    ...(address && { address }),
    ...(email && { email }),
    ...(telephone && { telephone }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

/** The shop as a searchable site; omitted without its address. */
export function webSiteThing(settings: SiteSettings, addressOf: AddressOf): Thing | undefined {
  const url = addressOf(paths.home());
  if (url === undefined) return undefined;
  return {
    '@type': 'WebSite',
    name: settings.shop_name,
    url,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        // The text in braces is the search placeholder and must not be encoded.
        urlTemplate: `${addressOf(paths.search())}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
