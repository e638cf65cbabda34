/** What the shop says about districts and cities. R7.31 leaves these texts to the server. */
export const districtAdded = 'District added successfully!';
export const districtDeleted = 'District deleted successfully!';
export const cityAdded = 'City added successfully!';
export const cityDeleted = 'City deleted successfully!';
export const districtRenamed = 'District renamed successfully!';
export const cityRenamed = 'City renamed successfully!';
export const districtExists = 'There is already a district of this name.';
export const cityExists = 'This district already has a city of this name.';
export const noSuchDistrict = 'This district does not exist.';
export const noSuchCity = 'This city does not exist.';
export const districtInUse = 'This district cannot be deleted while orders use it.';
export const cityInUse = 'This city cannot be deleted while orders use it.';
export const referenceAdded = 'Districts, municipalities and categories added successfully!';
/** What the activity log calls them. */
export const reference = 'Districts and municipalities of Nepal';
