import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post, put, remove } = callsOf<typeof shapes>();

export const districts = get('districts', '/branch', ['branch']);
export const managedDistricts = get('managedDistricts', '/branch/manage', ['branch']);
export const addDistrict = post('addDistrict', '/branch', ['branch']);

/** Categories come along; they belong to the products' area. */
export const addReference = post('addReference', '/branch/reference', ['branch', 'product']);

export const renameDistrict = put('renameDistrict', '/branch/:id', ['branch']);
export const deleteDistrict = remove('deleteDistrict', '/branch/:id', ['branch']);
export const addCity = post('addCity', '/branch/add-city', ['branch']);
export const renameCity = put('renameCity', '/branch/update-city/:id', ['branch']);
export const deleteCity = remove('deleteCity', '/branch/delete-city/:id', ['branch']);
export const changeDistrictDelivery = put('changeDistrictDelivery', '/branch/:id/delivery', [
  'branch',
]);
export const changeCityDelivery = put('changeCityDelivery', '/branch/city/:id/delivery', [
  'branch',
]);
