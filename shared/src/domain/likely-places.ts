import { foldName } from './text/name-search';

/** The districts of the Kathmandu valley, the destination of most orders in Nepal. */
export const VALLEY = ['Kathmandu', 'Lalitpur', 'Bhaktapur'] as const;

interface Named {
  id: number;
  name: string;
}

/** Lists places with likely ones first: those last used, then those that begin with a given name, then the rest in order (D93). */
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
