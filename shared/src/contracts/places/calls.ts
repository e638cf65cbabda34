import type { Call } from '../calls/call';
import type * as shapes from './shapes';

export const districts: Call<typeof shapes.districts> = {
  name: 'districts',
  method: 'GET',
  path: '/branch',
  reads: ['branch'],
};

export const managedDistricts: Call<typeof shapes.managedDistricts> = {
  name: 'managedDistricts',
  method: 'GET',
  path: '/branch/manage',
  reads: ['branch'],
};

export const addDistrict: Call<typeof shapes.addDistrict> = {
  name: 'addDistrict',
  method: 'POST',
  path: '/branch',
  changes: ['branch'],
};

/** Categories come along; they belong to the products' area. */
export const addReference: Call<typeof shapes.addReference> = {
  name: 'addReference',
  method: 'POST',
  path: '/branch/reference',
  changes: ['branch', 'product'],
};

export const renameDistrict: Call<typeof shapes.renameDistrict> = {
  name: 'renameDistrict',
  method: 'PUT',
  path: '/branch/:id',
  changes: ['branch'],
};

export const deleteDistrict: Call<typeof shapes.deleteDistrict> = {
  name: 'deleteDistrict',
  method: 'DELETE',
  path: '/branch/:id',
  changes: ['branch'],
};

export const addCity: Call<typeof shapes.addCity> = {
  name: 'addCity',
  method: 'POST',
  path: '/branch/add-city',
  changes: ['branch'],
};

export const renameCity: Call<typeof shapes.renameCity> = {
  name: 'renameCity',
  method: 'PUT',
  path: '/branch/update-city/:id',
  changes: ['branch'],
};

export const deleteCity: Call<typeof shapes.deleteCity> = {
  name: 'deleteCity',
  method: 'DELETE',
  path: '/branch/delete-city/:id',
  changes: ['branch'],
};

export const changeDistrictDelivery: Call<typeof shapes.changeDistrictDelivery> = {
  name: 'changeDistrictDelivery',
  method: 'PUT',
  path: '/branch/:id/delivery',
  changes: ['branch'],
};

export const changeCityDelivery: Call<typeof shapes.changeCityDelivery> = {
  name: 'changeCityDelivery',
  method: 'PUT',
  path: '/branch/city/:id/delivery',
  changes: ['branch'],
};
