import { SECTIONS, type Section } from '@pasal/shared/contracts';

/** What narrows the list of products beside search and status, as the address says. */
export interface ProductFilters {
  section: Section | undefined;
  /** Name of a brand. */
  brand: string | undefined;
}

const MAX_BRAND_LENGTH = 200;

/** Reads the address; whatever in it makes no sense is as if it weren't there. */
export function readProductFilters(address: URLSearchParams): ProductFilters {
  const brand = (address.get('brand') ?? '').trim().slice(0, MAX_BRAND_LENGTH);
  return {
    section: SECTIONS.find((section) => section === address.get('section')),
    brand: brand || undefined,
  };
}

/** The address after a change, which starts at page 1. */
export function writeProductFilters(
  address: URLSearchParams,
  change: Partial<ProductFilters>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
