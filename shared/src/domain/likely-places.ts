import { foldName } from './text/name-search';

/** The districts of the Kathmandu valley, where most of Nepal's orders go. */
export const VALLEY = ['Kathmandu', 'Lalitpur', 'Bhaktapur'] as const;

interface Named {
  id: number;
  name: string;
}

/**
 * Lists places with the likely ones on top: those used last, then those whose name begins with a name given, then
 * the rest as they came (D93).
 */
export function likelyFirst<Place extends Named>(
  places: readonly Place[],
  last: readonly (number | null)[],
  names: readonly string[] = [],
): Place[] {
  const folded = names.map(foldName);
  const rankOf = ({ id, name }: Place) => {
    const used = last.indexOf(id);
    if (used >= 0) return used;
    const known = folded.findIndex((each) => foldName(name).startsWith(each));
    return last.length + (known >= 0 ? known : folded.length);
  };
  const ranks = new Map(places.map((place) => [place, rankOf(place)]));
  return places.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}
