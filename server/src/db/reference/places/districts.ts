import districts from './districts.json';

/** A district's Nepali name, and its cities, municipalities and rural municipalities with theirs, urban ones first. */
interface District {
  nepali: string;
  cities: Readonly<Record<string, string>>;
}

/** Districts by name. */
export type Places = Readonly<Record<string, District>>;

/** All 77 districts of Nepal with their 753 local units (D38), by province. */
export const DISTRICTS: Places = districts;
