import { Type, type Static } from '@sinclair/typebox';
import { DeliveryTerms } from './delivery';

/** `delivery` where the place has terms of its own. */
export const City = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  delivery: Type.Optional(DeliveryTerms),
});
export type City = Static<typeof City>;

export const District = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  cities: Type.Array(City),
  delivery: Type.Optional(DeliveryTerms),
});
export type District = Static<typeof District>;

/** GET /branch */
export const DistrictsResponse = Type.Object({ districts: Type.Array(District) });
export type DistrictsResponse = Static<typeof DistrictsResponse>;

const PlaceName = Type.String({ maxLength: 100 });

/** POST /branch */
export const AddDistrictRequest = Type.Object({ name: PlaceName });
export type AddDistrictRequest = Static<typeof AddDistrictRequest>;
export const AddDistrictResponse = Type.Object({ message: Type.String(), district: District });
export type AddDistrictResponse = Static<typeof AddDistrictResponse>;

/** POST /branch/add-city */
export const AddCityRequest = Type.Object({
  name: PlaceName,
  district_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type AddCityRequest = Static<typeof AddCityRequest>;
export const AddCityResponse = Type.Object({ message: Type.String(), city: City });
export type AddCityResponse = Static<typeof AddCityResponse>;

/** PUT /branch/{id} */
export const RenameDistrictRequest = Type.Object({ name: PlaceName });
export type RenameDistrictRequest = Static<typeof RenameDistrictRequest>;

/** PUT /branch/update-city/{id} */
export const RenameCityRequest = Type.Object({ name: PlaceName });
export type RenameCityRequest = Static<typeof RenameCityRequest>;

/** POST /branch/reference: how many rows were not there before. */
export const ReferenceResponse = Type.Object({
  message: Type.String(),
  districts: Type.Integer(),
  cities: Type.Integer(),
  categories: Type.Integer(),
});
export type ReferenceResponse = Static<typeof ReferenceResponse>;
