import * as branch from './branch';
import { PlaceTermsRequest } from '../delivery/delivery';
import { IdParams, MessageResponse } from '@pasal/core/contract/schema';
import type { CallShape } from '../calls/call';

export const districts = {
  summary: 'Districts and their cities.',
  access: 'public',
  publicArea: 'branch',
  response: branch.DistrictsResponse,
} as const satisfies CallShape;

export const managedDistricts = {
  summary: 'Districts and their cities, with their names in Nepali.',
  access: 'admin',
  response: branch.ManagedDistrictsResponse,
} as const satisfies CallShape;

export const addDistrict = {
  summary: 'Adds a district.',
  access: 'admin',
  body: branch.AddDistrictRequest,
  status: 201,
  response: branch.AddDistrictResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const addReference = {
  summary: "Adds Nepal's districts and municipalities and the five categories.",
  description: 'What is there by name stays as it is; what is missing is added.',
  access: 'admin',
  response: branch.ReferenceResponse,
} as const satisfies CallShape;

export const renameDistrict = {
  summary: 'Renames a district.',
  access: 'admin',
  params: IdParams,
  body: branch.RenameDistrictRequest,
  response: MessageResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const deleteDistrict = {
  summary: 'Removes a district no order uses.',
  access: 'admin',
  params: IdParams,
  response: MessageResponse,
  errors: { IN_USE: null },
} as const satisfies CallShape;

export const addCity = {
  summary: 'Adds a city to a district.',
  access: 'admin',
  body: branch.AddCityRequest,
  status: 201,
  response: branch.AddCityResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const renameCity = {
  summary: 'Renames a city.',
  access: 'admin',
  params: IdParams,
  body: branch.RenameCityRequest,
  response: MessageResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const deleteCity = {
  summary: 'Removes a city no order uses.',
  access: 'admin',
  params: IdParams,
  response: MessageResponse,
  errors: { IN_USE: null },
} as const satisfies CallShape;

export const changeDistrictDelivery = {
  summary: 'Gives a district terms of delivery of its own, or those of the country.',
  access: 'admin',
  params: IdParams,
  body: PlaceTermsRequest,
  response: MessageResponse,
} as const satisfies CallShape;

export const changeCityDelivery = {
  summary: 'Gives a city terms of delivery of its own, or those of its district.',
  access: 'admin',
  params: IdParams,
  body: PlaceTermsRequest,
  response: MessageResponse,
} as const satisfies CallShape;
