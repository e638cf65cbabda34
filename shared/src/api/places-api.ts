import * as calls from '../contracts/calls';
import { queryOf } from './endpoint';
import { injectEndpoints } from './inject-endpoints';

/** Districts and cities: the checkout and the dashboard ask for the same list (R7.27). */
const placesApi = injectEndpoints({
  endpoints: (build) => ({ districts: queryOf(build, calls.districts) }),
});

export const { useDistrictsQuery } = placesApi;
