import { WORDS } from '@pasal/shared/domain';

export const placeLabels = { district_id: 'District', city_id: 'City' } as const;
export const districts = 'Districts';
export const cities = 'Cities';
export const chooseDistrict = 'Choose a district';
export const chooseCity = 'Choose a city';
export const districtFirst = 'Choose a district first';
export const districtsLoading = WORDS.loading;
