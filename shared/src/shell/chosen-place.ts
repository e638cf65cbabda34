/** Where a buyer of this browser wants goods to come, for the pages that tell when they would. */
export interface ChosenPlace {
  district_id: number;
  city_id: number;
  /** Of the city. */
  name: string;
}

const PLACE_KEY = 'pasal:place';

/** Keeps the place an order was filled in for, or none; where storage is forbidden or full, nothing is kept. */
export function keepPlace(place: ChosenPlace | null): void {
  try {
    if (place) localStorage.setItem(PLACE_KEY, JSON.stringify(place));
    else localStorage.removeItem(PLACE_KEY);
  } catch {
    // Forbidden or full.
  }
}

/** The text of the place that was kept; empty where there is none. */
export function keptPlace(): string {
  try {
    return localStorage.getItem(PLACE_KEY) ?? '';
  } catch {
    return '';
  }
}

/** The place of such a text; null where it is none. */
export function placeOf(text: string): ChosenPlace | null {
  try {
    const { district_id, city_id, name } = JSON.parse(text || '{}') as Partial<ChosenPlace>;
    if (!Number.isInteger(district_id) || !Number.isInteger(city_id)) return null;
    return { district_id, city_id, name: String(name) } as ChosenPlace;
  } catch {
    return null;
  }
}
