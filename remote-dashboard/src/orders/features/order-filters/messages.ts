import { WORDS } from '@pasal/shared/domain';

export const district = 'District';
export const districts = 'Districts';
export const allDistricts = 'All districts';
export const city = 'City';
export const cities = 'Cities';
export const allCities = 'All cities';
export const districtFirst = 'District first';
export const from = 'From';
export const to = 'To';
export const search = 'Search by name, email or phone';
export const more = (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`);
export const late = 'Late orders only';
export const clear = 'Clear filters';
export const placesFailed = "Districts couldn't be loaded.";
export const retry = WORDS.retry;
