import { WORDS } from '@pasal/shared/domain';

export const placeLabels = { district_id: 'जिल्ला', city_id: 'सहर' } as const;
export const districts = 'जिल्लाहरू';
export const cities = 'सहरहरू';
export const chooseDistrict = 'जिल्ला छान्नुहोस्';
export const chooseCity = 'सहर छान्नुहोस्';
export const districtFirst = 'पहिले जिल्ला छान्नुहोस्';
export const districtsLoading = WORDS.loading;
