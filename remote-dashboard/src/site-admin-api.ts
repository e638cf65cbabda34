import { baseApi } from '@pasal/shared/api';
import type {
  BannerAnswer,
  BannersAnswer,
  ChecklistAnswer,
  MailSettingsAnswer,
  MailSettingsRequest,
  MailSettingsUpdateAnswer,
  MessageAnswer,
  PosterImagesAnswer,
  PosterImagesRequest,
  PostersAnswer,
  PosterType,
  SiteSettingsRequest,
  SiteSettingsSavedAnswer,
} from '@pasal/shared/contracts';
import { sendForm } from './send-form';
import { endSessionOn401 } from './session-end';

interface SaveBanner {
  /** Undefined: a new one. */
  id: number | undefined;
  form: FormData;
}

/** What the home page shows and what the shop says of itself (spec §7: the site area). */
const siteAdminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    managedBanners: build.query<BannersAnswer, void>({
      query: () => '/site/banner',
      providesTags: ['site'],
      onQueryStarted: endSessionOn401,
    }),
    saveBanner: build.mutation<BannerAnswer, SaveBanner>({
      queryFn: ({ id, form }) =>
        sendForm<BannerAnswer>(
          id === undefined
            ? { form, url: '/site/banner', method: 'POST' }
            : { form, url: `/site/banner/${id}`, method: 'PUT' },
        ),
      invalidatesTags: ['site'],
      onQueryStarted: endSessionOn401,
    }),
    deleteBanner: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/site/banner/${id}`, method: 'DELETE' }),
      invalidatesTags: ['site'],
      onQueryStarted: endSessionOn401,
    }),
    orderBanners: build.mutation<MessageAnswer, number[]>({
      query: (ids) => ({ url: '/site/banner/order', method: 'PUT', body: { ids } }),
      invalidatesTags: ['site'],
      onQueryStarted: endSessionOn401,
    }),
    managedPosters: build.query<PostersAnswer, PosterType>({
      query: (type) => ({ url: '/site/poster', params: { type } }),
      providesTags: ['site'],
      onQueryStarted: endSessionOn401,
    }),
    addPosterImages: build.mutation<PosterImagesAnswer, { type: PosterType; form: FormData }>({
      queryFn: ({ type, form }) =>
        sendForm<PosterImagesAnswer>({ form, url: `/site/poster/${type}/images`, method: 'POST' }),
      invalidatesTags: ['site'],
      onQueryStarted: endSessionOn401,
    }),
    changePosterImages: build.mutation<
      PosterImagesAnswer,
      PosterImagesRequest & { type: PosterType }
    >({
      query: ({ type, ...body }) => ({ url: `/site/poster/${type}`, method: 'PUT', body }),
      invalidatesTags: ['site'],
      onQueryStarted: endSessionOn401,
    }),
    saveSiteSettings: build.mutation<SiteSettingsSavedAnswer, SiteSettingsRequest>({
      query: (body) => ({ url: '/site/settings', method: 'PUT', body }),
      invalidatesTags: ['site'],
      onQueryStarted: endSessionOn401,
    }),
    checklist: build.query<ChecklistAnswer, void>({
      query: () => '/site/checklist',
      providesTags: ['site', 'branch', 'product'],
      onQueryStarted: endSessionOn401,
    }),
    mailSettings: build.query<MailSettingsAnswer, void>({
      query: () => '/site/mail',
      providesTags: ['site'],
      onQueryStarted: endSessionOn401,
    }),
    saveMailSettings: build.mutation<MailSettingsUpdateAnswer, MailSettingsRequest>({
      query: (body) => ({ url: '/site/mail', method: 'PUT', body }),
      invalidatesTags: ['site'],
      onQueryStarted: endSessionOn401,
    }),
  }),
});

export const {
  useAddPosterImagesMutation,
  useChangePosterImagesMutation,
  useChecklistQuery,
  useDeleteBannerMutation,
  useMailSettingsQuery,
  useManagedBannersQuery,
  useManagedPostersQuery,
  useOrderBannersMutation,
  useSaveBannerMutation,
  useSaveMailSettingsMutation,
  useSaveSiteSettingsMutation,
} = siteAdminApi;
