import type { Kysely } from 'kysely';
import type {
  AddCityRequest,
  AddDistrictRequest,
  City,
  District,
  RenameCityRequest,
  RenameDistrictRequest,
  User,
} from '@pasal/shared/contracts';
import { addReference, type AddedReference } from '../../db/reference/add-reference';
import type { Database } from '../../db/schema';
import { FOREIGN_KEY_VIOLATION, refusing, UNIQUE_VIOLATION } from '@pasal/core/db/database-errors';
import { conflict, inUse, invalid, notFound } from '@pasal/core/errors/domain-error';
import { recordActivity } from '../activity/record-activity';
import { loggedNames, thingNames } from '../thing-name';
import * as branch from './branch.repository';
import * as messages from './messages';
import { cityLog, districtLog } from './log';

type Db = Kysely<Database>;

/** @throws DomainError 409 for a name already in use, in any case */
export async function addDistrict(
  db: Db,
  actor: User,
  request: AddDistrictRequest,
): Promise<District> {
  const names = thingNames(request);
  const { name } = names;
  const adding = db.transaction().execute(async (trx) => {
    const district = await branch.insertDistrict(trx, names);
    await recordActivity(trx, actor, { log: districtLog, action: 'add', id: district.id, name });
    return { ...district, cities: [] };
  });
  return refusing(UNIQUE_VIOLATION, conflict(messages.districtExists), adding);
}

/** Adds the missing districts, municipalities and categories. Idempotent. */
export function takeInReference(db: Db, actor: User): Promise<AddedReference> {
  return db.transaction().execute(async (trx) => {
    const added = await addReference(trx);
    const isNew = added.districts + added.cities + added.categories > 0;
    const entry = { log: districtLog, action: 'add', id: null, name: messages.reference } as const;
    if (isNew) await recordActivity(trx, actor, entry);
    return added;
  });
}

/** @throws DomainError 400 for a district that does not exist, 409 for a name it already has */
export async function addCity(db: Db, actor: User, request: AddCityRequest): Promise<City> {
  const names = thingNames(request);
  const { name } = names;
  const adding = db.transaction().execute(async (trx) => {
    const district = await branch.lockDistrict(trx, request.district_id);
    if (district === undefined) {
      const message = messages.noSuchDistrict;
      throw invalid(message, { path: 'district_id', message });
    }
    const city = await branch.insertCity(trx, district.id, names);
    const after = { district: district.name };
    await recordActivity(trx, actor, { log: cityLog, action: 'add', id: city.id, name, after });
    return city;
  });
  return refusing(UNIQUE_VIOLATION, conflict(messages.cityExists), adding);
}

/** @throws DomainError 404, 409 for a name another district has */
export async function renameDistrict(
  db: Db,
  actor: User,
  id: number,
  request: RenameDistrictRequest,
): Promise<void> {
  const names = thingNames(request);
  const { name } = names;
  const renaming = db.transaction().execute(async (trx) => {
    const before = await branch.lockDistrict(trx, id);
    if (before === undefined) throw notFound(messages.noSuchDistrict);
    await branch.rename(trx, 'district', id, names);
    const change = loggedNames(before, names);
    await recordActivity(trx, actor, { log: districtLog, action: 'change', id, name, ...change });
  });
  await refusing(UNIQUE_VIOLATION, conflict(messages.districtExists), renaming);
}

/** @throws DomainError 404, 409 for a name another city of the district has */
export async function renameCity(
  db: Db,
  actor: User,
  id: number,
  request: RenameCityRequest,
): Promise<void> {
  const names = thingNames(request);
  const { name } = names;
  const renaming = db.transaction().execute(async (trx) => {
    const before = await branch.lockCity(trx, id);
    if (before === undefined) throw notFound(messages.noSuchCity);
    await branch.rename(trx, 'city', id, names);
    const change = loggedNames(before, names);
    await recordActivity(trx, actor, { log: cityLog, action: 'change', id, name, ...change });
  });
  await refusing(UNIQUE_VIOLATION, conflict(messages.cityExists), renaming);
}

/** @throws DomainError 404, 409 `IN_USE` while an order names the district or one of its cities */
export async function removeDistrict(db: Db, actor: User, id: number): Promise<void> {
  const removing = db.transaction().execute(async (trx) => {
    const district = await branch.lockDistrict(trx, id);
    if (district === undefined) throw notFound(messages.noSuchDistrict);
    await branch.deleteDistrict(trx, id);
    const { name } = district;
    await recordActivity(trx, actor, { log: districtLog, action: 'delete', id, name });
  });
  await refusing(FOREIGN_KEY_VIOLATION, inUse(messages.districtInUse), removing);
}

/** @throws DomainError 404, 409 `IN_USE` while an order names the city */
export async function removeCity(db: Db, actor: User, id: number): Promise<void> {
  const removing = db.transaction().execute(async (trx) => {
    const city = await branch.lockCity(trx, id);
    if (city === undefined) throw notFound(messages.noSuchCity);
    await branch.deleteCity(trx, id);
    await recordActivity(trx, actor, { log: cityLog, action: 'delete', id, name: city.name });
  });
  await refusing(FOREIGN_KEY_VIOLATION, inUse(messages.cityInUse), removing);
}
