/** The shop's messages about districts and cities. R7.31 leaves these texts to the server. */
export const districtAdded = 'District added successfully!';
export const districtDeleted = 'District deleted successfully!';
export const cityAdded = 'City added successfully!';
export const cityDeleted = 'City deleted successfully!';
export const districtRenamed = 'District renamed successfully!';
export const cityRenamed = 'City renamed successfully!';
export const districtExists = "There's already a district with this name.";
export const cityExists = 'This district already has a city with this name.';
export const noSuchDistrict = "This district doesn't exist.";
export const noSuchCity = "This city doesn't exist.";
export const districtInUse = "Districts used in orders can't be deleted.";
export const cityInUse = "Cities used in orders can't be deleted.";
export const referenceAdded = 'Districts, municipalities and categories added successfully!';
/** The name of the places in the activity log. */
export const reference = 'Districts and municipalities of Nepal';
