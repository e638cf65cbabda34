import { baseApi } from '@pasal/shared/api';
import type {
  BannersAnswer,
  PosterType,
  PostersAnswer,
  ProductAnswer,
  PublicProductQuery,
  PublicProductsAnswer,
} from '@pasal/shared/contracts';

/** The public reads of the catalogue (spec §7). Names carry `public` or `Slug`: all remotes share one API. */
const catalogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    publicProducts: build.query<PublicProductsAnswer, PublicProductQuery>({
      query: (params) => ({ url: '/product/public', params }),
      providesTags: ['product'],
    }),
    productBySlug: build.query<ProductAnswer, string>({
      query: (slug) => `/product/slug/${encodeURIComponent(slug)}`,
      providesTags: ['product'],
    }),
    publicBanners: build.query<BannersAnswer, void>({
      query: () => '/site/banner',
      providesTags: ['site'],
    }),
    publicPosters: build.query<PostersAnswer, PosterType>({
      query: (type) => ({ url: '/site/poster', params: { type } }),
      providesTags: ['site'],
    }),
  }),
});

export const {
  useProductBySlugQuery,
  usePublicBannersQuery,
  usePublicPostersQuery,
  usePublicProductsQuery,
} = catalogApi;
