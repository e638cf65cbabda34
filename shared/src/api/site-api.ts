import type { SiteSettingsAnswer } from '../contracts/site';
import { baseApi } from './base-api';

/** What the shop says of itself: the host's footer and contact page, the home page (decision 40). */
export const siteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    siteSettings: build.query<SiteSettingsAnswer, void>({
      query: () => '/site/settings',
      providesTags: ['site'],
    }),
  }),
});

export const { useSiteSettingsQuery } = siteApi;
