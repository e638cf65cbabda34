/** The delivery place chosen in this browser, for pages with a delivery date. */
export interface ChosenPlace {
  district_id: number;
  city_id: number;
  /** Name of the city, and its label in the language of the page where it was chosen. */
  name: string;
  label?: string | undefined;
}

const PLACE_KEY = 'pasal:place';

/** Stores an order's place, or removes it; does nothing if storage is blocked or full. */
export function keepPlace(place: ChosenPlace | null): void {
  try {
    if (place) localStorage.setItem(PLACE_KEY, JSON.stringify(place));
    else localStorage.removeItem(PLACE_KEY);
  } catch {
    // Storage is blocked or full.
  }
}

/** Reads the text of the stored place; empty if there is none. */
export function keptPlace(): string {
  try {
    return localStorage.getItem(PLACE_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Parses the place; null if the text is invalid. */
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
