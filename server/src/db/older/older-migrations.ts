/** The last migration of the oldest shops that can be brought on: those of 24 November 2026. */
export const OLDEST = '0036-delivery';

/** The migrations there were before the baseline. A shop or a backup of before it names those it has seen. */
export const OLDER_MIGRATIONS: readonly string[] = [
  '0001-initial',
  '0003-fast-reads',
  '0004-rate-limits',
  '0005-swept-rows',
  '0007-outbox',
  '0009-staff-and-activity',
  '0010-phone-orders-and-sales',
  '0011-whole-words',
  '0012-customers-words',
  '0013-first-day',
  '0014-customers-placed',
  '0016-kept-messages',
  '0018-settle-once',
  '0019-search-renewals',
  '0020-resumed-imports',
  '0023-brand-logo',
  '0024-releases',
  '0025-release-health',
  '0026-release-plan',
  '0027-search-kinds',
  '0028-subcategories',
  '0030-searched-terms',
  '0031-variants',
  '0032-variant-search',
  '0033-search-words',
  '0034-facts',
  '0036-delivery',
  '0037-vocabulary',
  '0039-release-parts',
  '0040-ids-and-previews',
  '0041-packed-bytes',
  '0042-remote-services',
  '0043-release-sales',
  '0044-release-walks',
  '0045-import-pictures',
  '0046-price-rounding',
  '0047-service-documents',
  '0048-told-customers',
  '0051-product-changes',
  '0052-catalogue-in-memory',
];

/** What makes all that these made. */
export const BASELINE: readonly string[] = ['0001-baseline'];

/** Tables older shops had: they counted what is read from the rows now. */
export const GONE_TABLES: readonly string[] = [
  'tally',
  'listing_facet',
  'fact_tally',
  'product_change',
  'product_sales',
  'search_word',
  'search_renewal',
];

/** True when these migrations are those of a shop of before the baseline. */
export const isOlder = (seen: readonly string[]): boolean =>
  seen.length > 0 && seen.every((name) => OLDER_MIGRATIONS.includes(name));

/** True when a shop of before the baseline is too old to be brought on. */
export const isTooOld = (seen: readonly string[]): boolean => !seen.includes(OLDEST);
