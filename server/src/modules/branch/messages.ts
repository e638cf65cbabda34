/** What the shop says about districts and cities. R7.31 leaves these texts to the server. */
export const DISTRICT_ADDED = 'District added successfully!';
export const DISTRICT_DELETED = 'District deleted successfully!';
export const CITY_ADDED = 'City added successfully!';
export const CITY_DELETED = 'City deleted successfully!';
export const DISTRICT_RENAMED = 'District renamed successfully!';
export const CITY_RENAMED = 'City renamed successfully!';
export const DISTRICT_EXISTS = 'There is already a district of this name.';
export const CITY_EXISTS = 'This district already has a city of this name.';
export const NO_SUCH_DISTRICT = 'This district does not exist.';
export const NO_SUCH_CITY = 'This city does not exist.';
export const DISTRICT_IN_USE = 'This district cannot be deleted while orders use it.';
export const CITY_IN_USE = 'This city cannot be deleted while orders use it.';
export const REFERENCE_ADDED = 'Districts, municipalities and categories added successfully!';
/** What the activity log calls them. */
export const REFERENCE = 'Districts and municipalities of Nepal';
