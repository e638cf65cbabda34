/** A district's name in Nepali, and its cities, municipalities and rural municipalities, with theirs. */
interface District {
  nepali: string;
  cities: Readonly<Record<string, string>>;
}

/** Districts by their names. */
export type Places = Readonly<Record<string, District>>;
