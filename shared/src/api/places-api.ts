import * as calls from '../contracts/calls';
import { baseApi } from './base-api';
import { queryOf } from './endpoint';

/** Districts and cities: the checkout and the dashboard ask for the same list (R7.27). */
const placesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ districts: queryOf(build, calls.districts) }),
});

export const { useDistrictsQuery } = placesApi;
