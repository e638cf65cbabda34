import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import { formOf } from '../kit/form-endpoint';

/** What the home page shows and what the shop says of itself (R7: the site area). */
const siteAdminApi = injectEndpoints({
  endpoints: (build) => ({
    addBanner: formOf(build, calls.addBanner),
    changeBanner: formOf(build, calls.changeBanner),
    deleteBanner: mutationOf(build, calls.deleteBanner),
    orderBanners: mutationOf(build, calls.orderBanners),
    addPosterImages: formOf(build, calls.addPosterImages),
    changePosterImages: mutationOf(build, calls.changePosterImages),
    saveSiteSettings: mutationOf(build, calls.saveSiteSettings),
    checklist: queryOf(build, calls.checklist),
    mailSettings: queryOf(build, calls.mailSettings),
    saveMailSettings: mutationOf(build, calls.saveMailSettings),
    deliverySettings: queryOf(build, calls.deliverySettings),
    saveDeliverySettings: mutationOf(build, calls.saveDeliverySettings),
  }),
});

export const {
  useAddBannerMutation,
  useAddPosterImagesMutation,
  useChangeBannerMutation,
  useChangePosterImagesMutation,
  useChecklistQuery,
  useDeleteBannerMutation,
  useDeliverySettingsQuery,
  useMailSettingsQuery,
  useOrderBannersMutation,
  useSaveDeliverySettingsMutation,
  useSaveMailSettingsMutation,
  useSaveSiteSettingsMutation,
} = siteAdminApi;
