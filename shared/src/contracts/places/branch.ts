import { Type, type Static } from '@sinclair/typebox';
import { DeliveryTerms } from '../delivery/delivery';
import { Label, StoredNepali, WrittenNepali } from '../nepali';

/** `delivery` if the place has its own terms. */
export const City = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  label: Label,
  delivery: Type.Optional(DeliveryTerms),
});
export type City = Static<typeof City>;

export const District = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  label: Label,
  cities: Type.Array(City),
  delivery: Type.Optional(DeliveryTerms),
});
export type District = Static<typeof District>;

/** GET /branch */
export const DistrictsResponse = Type.Object({ districts: Type.Array(District) });
export type DistrictsResponse = Static<typeof DistrictsResponse>;

/** GET /branch/manage: places as their administrator sees them. */
export const ManagedCity = Type.Object({ ...City.properties, name_ne: StoredNepali });
export type ManagedCity = Static<typeof ManagedCity>;
export const ManagedDistrict = Type.Object({
  ...District.properties,
  name_ne: StoredNepali,
  cities: Type.Array(ManagedCity),
});
export type ManagedDistrict = Static<typeof ManagedDistrict>;
export const ManagedDistrictsResponse = Type.Object({ districts: Type.Array(ManagedDistrict) });

const PLACE_NAME_LENGTH = 100;
const PlaceName = Type.String({ maxLength: PLACE_NAME_LENGTH });
const PlaceNames = { name: PlaceName, name_ne: WrittenNepali(PLACE_NAME_LENGTH) };

/** POST /branch */
export const AddDistrictRequest = Type.Object(PlaceNames);
export type AddDistrictRequest = Static<typeof AddDistrictRequest>;
export const AddDistrictResponse = Type.Object({ message: Type.String(), district: District });
export type AddDistrictResponse = Static<typeof AddDistrictResponse>;

/** POST /branch/add-city */
export const AddCityRequest = Type.Object({
  ...PlaceNames,
  district_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type AddCityRequest = Static<typeof AddCityRequest>;
export const AddCityResponse = Type.Object({ message: Type.String(), city: City });
export type AddCityResponse = Static<typeof AddCityResponse>;

/** PUT /branch/{id} */
export const RenameDistrictRequest = Type.Object(PlaceNames);
export type RenameDistrictRequest = Static<typeof RenameDistrictRequest>;

/** PUT /branch/update-city/{id} */
export const RenameCityRequest = Type.Object(PlaceNames);
export type RenameCityRequest = Static<typeof RenameCityRequest>;

/** POST /branch/reference: the number of new rows. */
export const ReferenceResponse = Type.Object({
  message: Type.String(),
  districts: Type.Integer(),
  cities: Type.Integer(),
  categories: Type.Integer(),
});
export type ReferenceResponse = Static<typeof ReferenceResponse>;
