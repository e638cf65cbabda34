/**
 * The place to which a buyer of this browser wants goods delivered, for pages that show when they would come.
 */
export interface ChosenPlace {
  district_id: number;
  city_id: number;
  /** Name of the city, and what it is in the language of the page where it was chosen. */
  name: string;
  label?: string | undefined;
}

const PLACE_KEY = 'pasal:place';

/** Stores the place of an order, or removes it; where storage is forbidden or full, it stores nothing. */
export function keepPlace(place: ChosenPlace | null): void {
  try {
    if (place) localStorage.setItem(PLACE_KEY, JSON.stringify(place));
    else localStorage.removeItem(PLACE_KEY);
  } catch {
    // Forbidden or full.
  }
}

/** Reads the text of the stored place; empty where there is none. */
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
    const { district_id, city_id, name, label } = JSON.parse(text || '{}') as Partial<ChosenPlace>;
    if (!Number.isInteger(district_id) || !Number.isInteger(city_id)) return null;
    const place = { district_id, city_id, name: String(name) };
    return { ...place, ...(typeof label === 'string' && { label }) } as ChosenPlace;
  } catch {
    return null;
  }
}
