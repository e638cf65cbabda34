import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** Districts and cities (R7: the branch area). */
const placeAdminApi = injectEndpoints({
  endpoints: (build) => ({
    managedDistricts: queryOf(build, calls.managedDistricts),
    addDistrict: mutationOf(build, calls.addDistrict),
    addReference: mutationOf(build, calls.addReference),
    renameDistrict: mutationOf(build, calls.renameDistrict),
    deleteDistrict: mutationOf(build, calls.deleteDistrict),
    addCity: mutationOf(build, calls.addCity),
    renameCity: mutationOf(build, calls.renameCity),
    deleteCity: mutationOf(build, calls.deleteCity),
    changeDistrictDelivery: mutationOf(build, calls.changeDistrictDelivery),
    changeCityDelivery: mutationOf(build, calls.changeCityDelivery),
  }),
});

export const {
  useAddCityMutation,
  useAddDistrictMutation,
  useAddReferenceMutation,
  useChangeCityDeliveryMutation,
  useChangeDistrictDeliveryMutation,
  useDeleteCityMutation,
  useDeleteDistrictMutation,
  useManagedDistrictsQuery,
  useRenameCityMutation,
  useRenameDistrictMutation,
} = placeAdminApi;
