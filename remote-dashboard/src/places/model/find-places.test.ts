import { findPlaces } from './find-places';

const city = (id: number, name: string) => ({ id, name });
const kaski = { id: 1, name: 'Kaski', cities: [city(1, 'Pokhara'), city(2, 'Annapurna')] };
const mustang = { id: 2, name: 'Mustang', cities: [city(3, 'Gharapjhong')] };

describe('finding places', () => {
  it('shows every district, closed, while nothing is searched for', () => {
    expect(findPlaces([kaski, mustang], ' ')).toEqual([
      { ...kaski, isOpen: false },
      { ...mustang, isOpen: false },
    ]);
  });

  it('finds a district by its name, whatever its case, with all its cities', () => {
    expect(findPlaces([kaski, mustang], 'MUST')).toEqual([{ ...mustang, isOpen: false }]);
  });

  it('finds a city and shows it below its district', () => {
    expect(findPlaces([kaski, mustang], 'pokh')).toEqual([
      { ...kaski, cities: [city(1, 'Pokhara')], isOpen: true },
    ]);
    expect(findPlaces([kaski], 'lalitpur')).toEqual([]);
  });
});
