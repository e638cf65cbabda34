import { WORDS } from '@pasal/shared/domain';

export const title = 'Districts and cities';
export const lead = 'Where the shop delivers. Buyers choose from these at checkout.';
export const search = 'Search districts and cities';
export const addDistrict = 'Add district';
export const addCity = 'Add city';
export const addCityTo = (district: string) => `Add a city to ${district}`;
export const failed = 'Failed to load the districts.';
export const empty = 'No districts yet';
export const notFound = 'No districts or cities match.';
export const counts = (districts: number, cities: number) =>
  `${districts === 1 ? '1 district' : `${districts} districts`}, ${cities === 1 ? '1 city' : `${cities} cities`}`;
export const cityCount = (count: number) => (count === 1 ? '1 city' : `${count} cities`);
export const noCities = 'No cities yet, so nobody here can order.';
export const actionsOf = (name: string) => `Actions for ${name}`;
export const rename = 'Rename';
export const renameOf = (name: string) => `Rename ${name}`;
export const terms = 'Delivery';
export const deliveryTo = (name: string) => `Delivery to ${name}`;
export const asDistrict = 'Same as the rest of the district';
export const asCountry = 'Same as the rest of the country';
export const deleteLabel = WORDS.delete;
export const deleteTitle = (name: string) => `Delete ${name}?`;
export const deleteDistrictText =
  "Its cities are deleted too. Districts used in orders can't be deleted.";
export const deleteCityText = "Cities used in orders can't be deleted.";
