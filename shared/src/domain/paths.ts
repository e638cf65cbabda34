import { categoryAddress, productAddress } from './addresses';

/**
 * Links shared by several parts of the shop or the host. Each remote defines its own addresses, and the links only
 * it uses, in its `paths.ts`.
 */
export const paths = {
  home: () => '/',
  login: () => '/login',
  /** `within` restricts a brand's page to a category (D51). */
  category: (category: string, within?: string) =>
    `${categoryAddress(category)}${within === undefined ? '' : `?${new URLSearchParams({ category: within })}`}`,
  /** A product's address, with the selected variant if any. */
  product: (slug: string, variant?: number) =>
    `${productAddress(slug)}${variant === undefined ? '' : `?variant=${variant}`}`,
  /** The address of search results, optionally in a category; without a query the search page. */
  search: (query = '', within?: string) =>
    query === ''
      ? '/search'
      : `/search?${new URLSearchParams({ q: query, ...(within !== undefined && { category: within }) })}`,
  cart: () => '/cart',
  wishlist: () => '/wishlist',
  checkout: () => '/checkout',
  trackOrder: () => '/track-order',
  privacyPolicy: () => '/privacy-policy',
  terms: () => '/terms',
  returns: () => '/returns',
  about: () => '/about',
  questions: () => '/questions',
  contact: () => '/contact',
  /** A page's draft, as a preview for its author. */
  draft: (kind: string, language: string) => `/draft/${kind}/${language}`,
  dashboard: () => '/dashboard',
} as const;
