import { calls } from '@pasal/shared/contracts/whole-calls';
import { toRupees } from '@pasal/shared/domain';
import { serve } from '../../http/serve';
import type { Routes } from '../module-deps';
import { listPublicProducts } from './listing/product-list.repository';
import { presentCard, presentOneProduct, presentProduct } from './product.presenter';
import { readProductBySlug } from './product.service';
import { isBlank } from './search/product-search';
import { suggestionsFor } from './search/search-suggestions';

/** What visitors may see of the catalogue. */
export const productRoutes: Routes = (app, { db }) => {
  serve(app, calls.publicProducts, async ({ query }) => {
    const list = await listPublicProducts(db, query);
    const { search } = query;
    const isInVain = list.total === 0 && search !== undefined && !isBlank(search);
    return {
      products: list.products.map(query.view === 'card' ? presentCard : presentProduct),
      total: list.total,
      facets: {
        brands: list.brands,
        price: { min: toRupees(list.min_paisa ?? 0), max: toRupees(list.max_paisa ?? 0) },
      },
      ...(isInVain && { suggestions: await suggestionsFor(db, search) }),
    };
  });

  serve(app, calls.productBySlug, async ({ params, request }) => {
    const isStaff = async () => (await request.currentStaff()) !== null;
    return { product: presentOneProduct(await readProductBySlug(db, params.slug, isStaff)) };
  });
};
