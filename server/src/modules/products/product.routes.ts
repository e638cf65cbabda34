import type { Facets } from '@pasal/shared/contracts';
import type { Language } from '@pasal/core/contract/language';
import { calls } from '@pasal/shared/contracts/whole-calls';
import { toRupees } from '@pasal/shared/domain';
import { readPublic } from '@pasal/core/db/replicas/reads';
import { forbidCaching } from '@pasal/core/http/cache/public-reader';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { withLabel } from '../nepali';
import { factFacets } from '../catalogue/listing/fact-facets';
import type { ProductList } from '../catalogue/listing/product-list';
import { inOrderOf } from '../catalogue/listing/list-sort';
import { listForVisitor } from './listing/visitor-list';
import { presentCard, presentOneProduct, presentProduct } from './product.presenter';
import { factsOf } from './product.repository';
import { readProductBySlug } from './product.service';
import { pricedSearch } from '../catalogue/search/price-words';

const NO_FACETS: Facets = { brands: [], price: { min: 0, max: 0 } };

function presentFacets(
  { brands, min_paisa, max_paisa, fact_counts }: ProductList,
  language: Language,
): Facets {
  return {
    brands: brands.map((brand) => withLabel(brand, language)),
    price: { min: toRupees(min_paisa ?? 0), max: toRupees(max_paisa ?? 0) },
    ...(fact_counts.length > 0 && { facts: factFacets(fact_counts, language) }),
  };
}

/** The visitors' catalogue endpoints. */
export const productRoutes: Routes = (app, { db }) => {
  serve(app, calls.publicProducts, async ({ query, language, request }) => {
    const list = await listForVisitor(db, inOrderOf(language, query), request);
    // Other visitors may still get the unknown words corrected.
    if (list.isUncorrected === true) forbidCaching(request);
    const priced = query.search === undefined ? undefined : pricedSearch(query.search);
    const isOfIds = query.id !== undefined && query.view === undefined;
    const facts = isOfIds
      ? await readPublic(db, request.versions, (from) => factsOf(from, query.id ?? []))
      : undefined;
    return {
      products: list.products.map((row) => {
        if (query.view === 'card') return presentCard(row, language);
        if (query.view === 'strip') {
          return presentCard({ ...row, images: row.images.slice(0, 1) }, language);
        }
        return presentProduct({ ...row, facts: facts?.get(row.id) }, language);
      }),
      total: list.total,
      facets: query.view === 'strip' ? NO_FACETS : presentFacets(list, language),
      ...(priced && { priced }),
      ...(list.suggestions && { suggestions: list.suggestions }),
    };
  });

  serve(app, calls.productBySlug, async ({ params, language, request }) => ({
    product: presentOneProduct(await readProductBySlug(db, params.slug, request), language),
  }));
};
