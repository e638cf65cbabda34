import type { ManagedDistrict } from '@pasal/shared/contracts';

export interface FoundDistrict extends ManagedDistrict {
  /** One of its cities matches, so its cities are shown. */
  isOpen: boolean;
}

/** Districts with `text` in their name in either language, with all cities, or in a city's name, with those cities. */
export function findPlaces(districts: readonly ManagedDistrict[], text: string): FoundDistrict[] {
  const wanted = text.trim().toLowerCase();
  const fits = ({ name, name_ne = '' }: { name: string; name_ne?: string }) =>
    name.toLowerCase().includes(wanted) || name_ne.includes(wanted);
  if (wanted === '') return districts.map((district) => ({ ...district, isOpen: false }));
  return districts.flatMap((district) => {
    const cities = district.cities.filter(fits);
    if (fits(district)) return [{ ...district, isOpen: cities.length > 0 }];
    return cities.length > 0 ? [{ ...district, cities, isOpen: true }] : [];
  });
}
