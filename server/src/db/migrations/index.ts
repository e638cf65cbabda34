import type { Migration } from 'kysely';
import * as importPictures from './0045-import-pictures';
import * as priceRounding from './0046-price-rounding';
import * as initial from './0001-initial';
import * as fastReads from './0003-fast-reads';
import * as rateLimits from './0004-rate-limits';
import * as sweptRows from './0005-swept-rows';
import * as outbox from './0007-outbox';
import * as staffAndActivity from './0009-staff-and-activity';
import * as phoneOrdersAndSales from './0010-phone-orders-and-sales';
import * as wholeWords from './0011-whole-words';
import * as customersWords from './0012-customers-words';
import * as firstDay from './0013-first-day';
import * as customersPlaced from './0014-customers-placed';
import * as keptMessages from './0016-kept-messages';
import * as settleOnce from './0018-settle-once';
import * as searchRenewals from './0019-search-renewals';
import * as resumedImports from './0020-resumed-imports';
import * as brandLogo from './0023-brand-logo';
import * as releases from './0024-releases';
import * as releaseHealth from './0025-release-health';
import * as releasePlan from './0026-release-plan';
import * as searchKinds from './0027-search-kinds';
import * as subcategories from './0028-subcategories';
import * as searchedTerms from './0030-searched-terms';
import * as variants from './0031-variants';
import * as variantSearch from './0032-variant-search';
import * as searchWords from './0033-search-words';
import * as facts from './0034-facts';
import * as delivery from './0036-delivery';
import * as idsAndPreviews from './0040-ids-and-previews';
import * as packedBytes from './0041-packed-bytes';
import * as remoteServices from './0042-remote-services';
import * as releaseSales from './0043-release-sales';
import * as releaseWalks from './0044-release-walks';
import * as serviceDocuments from './0047-service-documents';
import * as toldCustomers from './0048-told-customers';
import * as productChanges from './0051-product-changes';
import * as catalogueInMemory from './0052-catalogue-in-memory';
import * as vocabulary from './0037-vocabulary';
import * as releaseParts from './0039-release-parts';

/** In the order of their names; one that has landed never changes. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0003-fast-reads': fastReads,
  '0004-rate-limits': rateLimits,
  '0005-swept-rows': sweptRows,
  '0007-outbox': outbox,
  '0009-staff-and-activity': staffAndActivity,
  '0010-phone-orders-and-sales': phoneOrdersAndSales,
  '0011-whole-words': wholeWords,
  '0012-customers-words': customersWords,
  '0013-first-day': firstDay,
  '0014-customers-placed': customersPlaced,
  '0016-kept-messages': keptMessages,
  '0018-settle-once': settleOnce,
  '0019-search-renewals': searchRenewals,
  '0020-resumed-imports': resumedImports,
  '0023-brand-logo': brandLogo,
  '0024-releases': releases,
  '0025-release-health': releaseHealth,
  '0026-release-plan': releasePlan,
  '0027-search-kinds': searchKinds,
  '0028-subcategories': subcategories,
  '0030-searched-terms': searchedTerms,
  '0031-variants': variants,
  '0032-variant-search': variantSearch,
  '0033-search-words': searchWords,
  '0034-facts': facts,
  '0036-delivery': delivery,
  '0037-vocabulary': vocabulary,
  '0039-release-parts': releaseParts,
  '0040-ids-and-previews': idsAndPreviews,
  '0041-packed-bytes': packedBytes,
  '0042-remote-services': remoteServices,
  '0043-release-sales': releaseSales,
  '0044-release-walks': releaseWalks,
  '0045-import-pictures': importPictures,
  '0046-price-rounding': priceRounding,
  '0047-service-documents': serviceDocuments,
  '0048-told-customers': toldCustomers,
  '0051-product-changes': productChanges,
  '0052-catalogue-in-memory': catalogueInMemory,
};
