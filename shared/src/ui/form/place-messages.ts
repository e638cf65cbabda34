export const PLACE_LABELS = { district_id: 'District', city_id: 'City' } as const;
export const DISTRICTS = 'Districts';
export const CITIES = 'Cities';
export const CHOOSE_DISTRICT = 'Choose a district';
export const CHOOSE_CITY = 'Choose a city';
export const DISTRICT_FIRST = 'Choose a district first';
export const DISTRICTS_LOADING = 'Loading...';
