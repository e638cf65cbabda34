import type { Language } from '@pasal/core/contract/language';
import { sql, type Kysely, type Transaction } from 'kysely';
import { touchAreas } from '@pasal/core/db/touch-areas';
import type {
  City,
  DeliveryTerms,
  District,
  ManagedDistrict,
  RenameCityRequest,
} from '@pasal/shared/contracts';
import { labelOf } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { withLabel, withNepali } from '../nepali';

type Trx = Transaction<Database>;

/** A place's new name; the Nepali one stays if it is omitted. */
type PlaceNames = Pick<RenameCityRequest, 'name' | 'name_ne'>;

interface PlaceRow {
  id: number;
  name: string;
  name_ne: string | null;
  delivery: DeliveryTerms | null;
}
interface DistrictRow extends PlaceRow {
  cities: PlaceRow[];
}

/** Every district with its cities, by name, in one statement. */
async function readDistricts(db: Kysely<Database>): Promise<DistrictRow[]> {
  const { rows } = await sql<DistrictRow>`
    select district.id, district.name, district.name_ne, coalesce(
      json_agg(json_build_object('id', city.id, 'name', city.name, 'name_ne', city.name_ne,
          'delivery', city.delivery)
        order by city.name_key collate "C", city.id) filter (where city.id is not null),
      '[]') as cities, district.delivery
    from district left join city on city.district_id = district.id
    group by district.id
    order by district.name_key collate "C", district.id
  `.execute(db);
  return rows;
}

/** Includes delivery terms only if the place has its own. */
const withTerms = <Place extends PlaceRow>({ delivery, ...place }: Place) => ({
  ...place,
  ...(delivery && { delivery }),
});

const inNepaliOrder = new Intl.Collator('ne');
const byLabel = (one: Pick<City, 'name' | 'label'>, other: Pick<City, 'name' | 'label'>) =>
  inNepaliOrder.compare(labelOf(one), labelOf(other));

/** For visitors, sorted by their language. */
export async function listDistricts(db: Kysely<Database>, language: Language): Promise<District[]> {
  const present = <Row extends PlaceRow>(row: Row) => withLabel(withTerms(row), language);
  const inOrder = <Place extends City | District>(places: Place[]) =>
    language === 'ne' ? places.toSorted(byLabel) : places;
  const districts = await readDistricts(db);
  return inOrder(
    districts.map((row) => ({ ...present(row), cities: inOrder(row.cities.map(present)) })),
  );
}

const presentManaged = <Row extends PlaceRow>(row: Row) => withNepali(withTerms(row));

/** For their administrator. */
export async function listManagedDistricts(db: Kysely<Database>): Promise<ManagedDistrict[]> {
  return (await readDistricts(db)).map((row) => ({
    ...presentManaged(row),
    cities: row.cities.map(presentManaged),
  }));
}

/** The district, locked until the transaction ends. */
export function lockDistrict(trx: Trx, id: number) {
  return trx
    .selectFrom('district')
    .select(['id', 'name', 'name_ne'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The city with its district's name, locked until the transaction ends. */
export function lockCity(trx: Trx, id: number) {
  return trx
    .selectFrom('city')
    .innerJoin('district', 'district.id', 'city.district_id')
    .select(['city.id', 'city.name', 'city.name_ne', 'district.name as district'])
    .where('city.id', '=', id)
    .forUpdate('city')
    .executeTakeFirst();
}

export async function insertDistrict(trx: Trx, names: PlaceNames): Promise<City> {
  const district = await trx
    .insertInto('district')
    .values(names)
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  await touchAreas(trx, 'branch');
  return district;
}

export async function insertCity(trx: Trx, districtId: number, names: PlaceNames): Promise<City> {
  const city = await trx
    .insertInto('city')
    .values({ district_id: districtId, ...names })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  await touchAreas(trx, 'branch');
  return city;
}

export async function rename(
  trx: Trx,
  table: 'district' | 'city',
  id: number,
  names: PlaceNames,
): Promise<void> {
  await trx.updateTable(table).set(names).where('id', '=', id).execute();
  await touchAreas(trx, 'branch');
}

/** Deletes its cities too; the database refuses while an order uses one. */
export async function deleteDistrict(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('city').where('district_id', '=', id).execute();
  await trx.deleteFrom('district').where('id', '=', id).execute();
  await touchAreas(trx, 'branch');
}

export async function deleteCity(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('city').where('id', '=', id).execute();
  await touchAreas(trx, 'branch');
}
