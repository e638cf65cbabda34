import { both } from '@pasal/core/errors/wording';

/** The shop's messages about districts and cities. R7.31 leaves these texts to the server. */
export const districtAdded = both('District added successfully!', 'जिल्ला थपियो!');
export const districtDeleted = both('District deleted successfully!', 'जिल्ला हटाइयो!');
export const cityAdded = both('City added successfully!', 'सहर थपियो!');
export const cityDeleted = both('City deleted successfully!', 'सहर हटाइयो!');
export const districtRenamed = both('District renamed successfully!', 'जिल्लाको नाम फेरियो!');
export const cityRenamed = both('City renamed successfully!', 'सहरको नाम फेरियो!');
export const districtExists = both(
  "There's already a district with this name.",
  'यो नामको जिल्ला पहिल्यै छ।',
);
export const cityExists = both(
  'This district already has a city with this name.',
  'यो जिल्लामा यो नामको सहर पहिल्यै छ।',
);
export const noSuchDistrict = both("This district doesn't exist.", 'यो जिल्ला छैन।');
export const noSuchCity = both("This city doesn't exist.", 'यो सहर छैन।');
export const districtInUse = both(
  "Districts used in orders can't be deleted.",
  'अर्डर भएका जिल्ला हटाउन मिल्दैन।',
);
export const cityInUse = both(
  "Cities used in orders can't be deleted.",
  'अर्डर भएका सहर हटाउन मिल्दैन।',
);
export const referenceAdded = both(
  'Districts, municipalities and categories added successfully!',
  'जिल्ला, सहर र वर्ग थपिए!',
);
/** The name of the places in the activity log. */
export const reference = 'Districts and municipalities of Nepal';
