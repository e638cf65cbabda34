import { injectEndpoints, queryOf, serviceQuery, type DocumentAnswer } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import { answerCalls, expectNothingAsked, forgetShops, makeProduct, renderShop } from '.';

const SUMMARY = '/x/reviews/summary/:slug';
const { usePublicProductsQuery, useProductBySlugQuery, useSummaryQuery } = injectEndpoints({
  endpoints: (build) => ({
    publicProducts: queryOf(build, calls.publicProducts),
    productBySlug: queryOf(build, calls.productBySlug),
    summary: serviceQuery<object, { params: { slug: string } }>(build, SUMMARY),
  }),
});

afterEach(forgetShops);

const product = makeProduct({ slug: 'dome' });
const facets = { brands: [], price: { min: 0, max: 0 } };
const products = { products: [product], total: 1, facets };

function Products({ limit, brand }: { limit: number; brand?: string[] }) {
  usePublicProductsQuery({ query: { limit, ...(brand && { brand }) } });
  return null;
}
function ProductPage() {
  useProductBySlugQuery({ params: { slug: 'dome' } });
  return null;
}

function Summary() {
  useSummaryQuery({ params: { slug: 'dome' } });
  return null;
}

/** Returns the failure for an element, with these answers in its document. */
async function said(ui: React.ReactElement, answers: DocumentAnswer[]): Promise<string> {
  const server = answerCalls({
    publicProducts: products,
    productBySlug: { product },
    [SUMMARY]: {},
  });
  renderShop(ui, { answers });
  return expectNothingAsked(server, answers).then(
    () => 'nothing',
    (error: Error) => error.message,
  );
}
const listOf = (query: object): DocumentAnswer => ({
  call: 'publicProducts',
  request: { query },
  body: products,
});

test('a page that finds all in its document asks nothing', async () => {
  expect(await said(<Products limit={8} />, [listOf({ limit: 8 })])).toBe('nothing');
});

test('of a call that was made, the parameters that differ are said', async () => {
  const brought = [listOf({ limit: 40, sort: 'featured' }), listOf({ limit: 12 })];
  expect(await said(<Products limit={8} />, brought)).toBe(
    'publicProducts was asked with query.limit 8; the document brought query.limit 12.',
  );
  expect(await said(<Products limit={12} brand={['LG', 'Sony']} />, brought)).toBe(
    'publicProducts was asked with query.brand LG, Sony; the document brought no query.brand.',
  );
});

test('a call that the document says nothing of is named with all it was asked with', async () => {
  expect(await said(<ProductPage />, [listOf({ limit: 8 })])).toBe(
    'productBySlug was asked with params.slug dome; the document brought no answer of it.',
  );
});

test('a read from the service of the remote is compared in the same way', async () => {
  const request = { params: { slug: 'bullet' } };
  expect(await said(<Summary />, [{ call: SUMMARY, request, body: {} }])).toBe(
    '/x/reviews/summary/:slug was asked with params.slug dome; the document brought params.slug bullet.',
  );
  expect(await said(<Summary />, [])).toBe(
    'GET /x/reviews/summary/dome was asked; the document brought no answer of it.',
  );
});
