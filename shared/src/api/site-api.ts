import * as calls from '../contracts/calls';
import { queryOf } from './endpoint';
import { injectEndpoints } from './inject-endpoints';

/**
 * The shop's settings and the pictures of its home page: for the host's footer and contact page, the home
 * page, and the administrator (D40).
 */
export const siteApi = injectEndpoints({
  endpoints: (build) => ({
    siteSettings: queryOf(build, calls.siteSettings),
    banners: queryOf(build, calls.banners),
    posters: queryOf(build, calls.posters),
  }),
});

export const { useBannersQuery, usePostersQuery, useSiteSettingsQuery } = siteApi;
