import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';
import { formOf } from '../kit/form-endpoint';

/** The pictures of the home page and the shop's settings (R7: the site area). */
const siteAdminApi = injectEndpoints({
  endpoints: (build) => ({
    addBanner: formOf(build, calls.addBanner),
    changeBanner: formOf(build, calls.changeBanner),
    deleteBanner: mutationOf(build, calls.deleteBanner),
    orderBanners: mutationOf(build, calls.orderBanners),
    addPosterImages: formOf(build, calls.addPosterImages),
    changePosterImages: mutationOf(build, calls.changePosterImages),
    saveSiteSettings: mutationOf(build, calls.saveSiteSettings),
    looksSettings: queryOf(build, calls.looksSettings),
    saveLooks: formOf(build, calls.saveLooks),
    mailSettings: queryOf(build, calls.mailSettings),
    saveMailSettings: mutationOf(build, calls.saveMailSettings),
    deliverySettings: queryOf(build, calls.deliverySettings),
    saveDeliverySettings: mutationOf(build, calls.saveDeliverySettings),
    readyRemarks: queryOf(build, calls.readyRemarks),
    chatSettings: queryOf(build, calls.chatSettings),
    saveChatSettings: mutationOf(build, calls.saveChatSettings),
    saveReadyRemarks: mutationOf(build, calls.saveReadyRemarks),
  }),
});

export const {
  useAddBannerMutation,
  useAddPosterImagesMutation,
  useChangeBannerMutation,
  useChangePosterImagesMutation,
  useChatSettingsQuery,
  useDeleteBannerMutation,
  useDeliverySettingsQuery,
  useLooksSettingsQuery,
  useMailSettingsQuery,
  useOrderBannersMutation,
  useReadyRemarksQuery,
  useSaveChatSettingsMutation,
  useSaveDeliverySettingsMutation,
  useSaveLooksMutation,
  useSaveMailSettingsMutation,
  useSaveReadyRemarksMutation,
  useSaveSiteSettingsMutation,
} = siteAdminApi;
