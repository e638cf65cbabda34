import type { OrderPlaces } from '@pasal/shared/domain';
import { makeDistrict } from '../src/testing/factories';

/** Districts of no shop. */
export const districts = [
  makeDistrict({ id: 1, name: 'Kathmandu' }),
  makeDistrict({ id: 2, name: 'Kaski', cities: [{ id: 3, name: 'Pokhara' }] }),
];
export const noPlaces: OrderPlaces = { district_id: null, city_id: null };
