import { calls } from '@pasal/shared/contracts/whole-calls';
import { toRupees } from '@pasal/shared/domain';
import { forbidCaching } from '@pasal/core/http/cache/cache-public-responses';
import { serve } from '@pasal/core/http/serve';
import type { Routes } from '../module-deps';
import { factFacets } from './listing/fact-facets';
import { listForVisitor } from './listing/visitor-list';
import { presentCard, presentOneProduct, presentProduct } from './product.presenter';
import { factsOf } from './product.repository';
import { readProductBySlug } from './product.service';
import { pricedSearch } from './search/price-words';

/** The calls of visitors about the catalogue. */
export const productRoutes: Routes = (app, { db }) => {
  serve(app, calls.publicProducts, async ({ query, request }) => {
    const list = await listForVisitor(db, query, request);
    // Other visitors may still have unknown words corrected.
    if (list.isUncorrected === true) forbidCaching(request);
    const priced = query.search === undefined ? undefined : pricedSearch(query.search);
    const isOfIds = query.id !== undefined && query.view !== 'card';
    const facts = isOfIds ? await factsOf(db, query.id ?? []) : undefined;
    return {
      products: list.products.map((row) =>
        query.view === 'card'
          ? presentCard(row)
          : presentProduct({ ...row, facts: facts?.get(row.id) }),
      ),
      total: list.total,
      facets: {
        brands: list.brands,
        price: { min: toRupees(list.min_paisa ?? 0), max: toRupees(list.max_paisa ?? 0) },
        ...(list.fact_counts.length > 0 && { facts: factFacets(list.fact_counts) }),
      },
      ...(priced && { priced }),
      ...(list.suggestions && { suggestions: list.suggestions }),
    };
  });

  serve(app, calls.productBySlug, async ({ params, request }) => {
    const isStaff = async () => (await request.currentStaff()) !== null;
    return { product: presentOneProduct(await readProductBySlug(db, params.slug, isStaff)) };
  });
};
