import { baseApi } from '@pasal/shared/api';
import type {
  AddCityAnswer,
  AddCityRequest,
  AddDistrictAnswer,
  DistrictsAnswer,
  MessageAnswer,
  ReferenceAnswer,
} from '@pasal/shared/contracts';
import { endSessionOn401 } from './session-end';

interface Rename {
  id: number;
  name: string;
}

/** Districts and cities (spec §7: the branch area). */
const placeAdminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    managedDistricts: build.query<DistrictsAnswer, void>({
      query: () => '/branch',
      providesTags: ['branch'],
      onQueryStarted: endSessionOn401,
    }),
    addDistrict: build.mutation<AddDistrictAnswer, string>({
      query: (name) => ({ url: '/branch', method: 'POST', body: { name } }),
      invalidatesTags: ['branch'],
      onQueryStarted: endSessionOn401,
    }),
    addReference: build.mutation<ReferenceAnswer, void>({
      query: () => ({ url: '/branch/reference', method: 'POST', body: {} }),
      // Categories come along; they belong to the products' area.
      invalidatesTags: ['branch', 'product'],
      onQueryStarted: endSessionOn401,
    }),
    renameDistrict: build.mutation<MessageAnswer, Rename>({
      query: ({ id, ...body }) => ({ url: `/branch/${id}`, method: 'PUT', body }),
      invalidatesTags: ['branch'],
      onQueryStarted: endSessionOn401,
    }),
    deleteDistrict: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/branch/${id}`, method: 'DELETE' }),
      invalidatesTags: ['branch'],
      onQueryStarted: endSessionOn401,
    }),
    addCity: build.mutation<AddCityAnswer, AddCityRequest>({
      query: (body) => ({ url: '/branch/add-city', method: 'POST', body }),
      invalidatesTags: ['branch'],
      onQueryStarted: endSessionOn401,
    }),
    renameCity: build.mutation<MessageAnswer, Rename>({
      query: ({ id, ...body }) => ({ url: `/branch/update-city/${id}`, method: 'PUT', body }),
      invalidatesTags: ['branch'],
      onQueryStarted: endSessionOn401,
    }),
    deleteCity: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/branch/delete-city/${id}`, method: 'DELETE' }),
      invalidatesTags: ['branch'],
      onQueryStarted: endSessionOn401,
    }),
  }),
});

export const {
  useAddCityMutation,
  useAddDistrictMutation,
  useAddReferenceMutation,
  useDeleteCityMutation,
  useDeleteDistrictMutation,
  useManagedDistrictsQuery,
  useRenameCityMutation,
  useRenameDistrictMutation,
} = placeAdminApi;
