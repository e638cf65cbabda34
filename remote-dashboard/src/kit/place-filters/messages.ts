import { WORDS } from '@pasal/shared/domain';

export const district = 'District';
export const districts = 'Districts';
export const allDistricts = 'All districts';
export const city = 'City';
export const cities = 'Cities';
export const allCities = 'All cities';
export const districtFirst = 'District first';
export const placesFailed = "Districts couldn't be loaded.";
export const retry = WORDS.retry;
