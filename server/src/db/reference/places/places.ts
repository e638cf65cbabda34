/** A district's Nepali name, and its cities, municipalities and rural municipalities with theirs. */
interface District {
  nepali: string;
  cities: Readonly<Record<string, string>>;
}

/** Districts by name. */
export type Places = Readonly<Record<string, District>>;
