import { bilingual } from '@pasal/core/errors/wording';

/** Texts about districts and cities. R7.31 leaves them to the server. */
export const districtAdded = bilingual('District added successfully!', 'जिल्ला थपियो!');
export const districtDeleted = bilingual('District deleted successfully!', 'जिल्ला हटाइयो!');
export const cityAdded = bilingual('City added successfully!', 'सहर थपियो!');
export const cityDeleted = bilingual('City deleted successfully!', 'सहर हटाइयो!');
export const districtRenamed = bilingual('District renamed successfully!', 'जिल्लाको नाम फेरियो!');
export const cityRenamed = bilingual('City renamed successfully!', 'सहरको नाम फेरियो!');
export const districtExists = bilingual(
  "There's already a district with this name.",
  'यो नामको जिल्ला पहिल्यै छ।',
);
export const cityExists = bilingual(
  'This district already has a city with this name.',
  'यो जिल्लामा यो नामको सहर पहिल्यै छ।',
);
export const noSuchDistrict = bilingual("This district doesn't exist.", 'यो जिल्ला छैन।');
export const noSuchCity = bilingual("This city doesn't exist.", 'यो सहर छैन।');
export const districtInUse = bilingual(
  "Districts used in orders can't be deleted.",
  'अर्डर भएका जिल्ला हटाउन मिल्दैन।',
);
export const cityInUse = bilingual(
  "Cities used in orders can't be deleted.",
  'अर्डर भएका सहर हटाउन मिल्दैन।',
);
export const referenceAdded = bilingual(
  'Districts, municipalities and categories added successfully!',
  'जिल्ला, सहर र वर्ग थपिए!',
);
/** Their name in the activity log. */
export const reference = 'Districts and municipalities of Nepal';
