import { categoryAddress, productAddress } from './addresses';

/**
 * Links across borders: what more than one part of the shop, or the host, links to. Each remote spells
 * the addresses it answers itself, and keeps the links only it uses, in its own `paths.ts`.
 */
export const paths = {
  home: () => '/',
  login: () => '/login',
  /** `within` narrows a brand's page to a category (D51). */
  category: (category: string, within?: string) =>
    `${categoryAddress(category)}${within === undefined ? '' : `?${new URLSearchParams({ category: within })}`}`,
  /** The address of a product, with the chosen variant if it has variants. */
  product: (slug: string, variant?: number) =>
    `${productAddress(slug)}${variant === undefined ? '' : `?variant=${variant}`}`,
  /**
   * The address of a search's results, in a category only if one is named; without a query the page to search
   * from.
   */
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
  /** A page as its draft says, for who writes it. */
  draft: (kind: string, language: string) => `/draft/${kind}/${language}`,
  dashboard: () => '/dashboard',
} as const;
