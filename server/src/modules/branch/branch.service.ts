import type { Kysely } from 'kysely';
import type { AddCityRequest, City, District } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { codeOf } from '../../error-code';
import { FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION } from '../../http/database-errors';
import { ApiError, conflict, invalid, notFound } from '../../http/errors';
import * as branch from './branch.repository';
import * as messages from './messages';

function nameOf(text: string): string {
  const name = text.trim();
  if (name === '') {
    throw invalid(messages.NAME_REQUIRED, { path: 'name', message: messages.NAME_REQUIRED });
  }
  return name;
}

/** Turns the database's refusal of `code` into the given one. */
async function refusing<Result>(code: string, refusal: ApiError, work: Promise<Result>) {
  try {
    return await work;
  } catch (error) {
    throw codeOf(error) === code ? refusal : error;
  }
}

const inUse = (message: string) => new ApiError(409, 'IN_USE', message);

/** @throws ApiError 409 for a name that is taken, whatever its case */
export async function addDistrict(db: Kysely<Database>, name: string): Promise<District> {
  const refusal = conflict(messages.DISTRICT_EXISTS);
  const added = branch.insertDistrict(db, nameOf(name));
  return { ...(await refusing(UNIQUE_VIOLATION, refusal, added)), cities: [] };
}

/** @throws ApiError 400 for a district that does not exist, 409 for a name it already has */
export async function addCity(db: Kysely<Database>, request: AddCityRequest): Promise<City> {
  const refusal = conflict(messages.CITY_EXISTS);
  const adding = branch.insertCity(db, request.district_id, nameOf(request.name));
  const city = await refusing(UNIQUE_VIOLATION, refusal, adding);
  if (city !== undefined) return city;
  throw invalid(messages.NO_SUCH_DISTRICT, {
    path: 'district_id',
    message: messages.NO_SUCH_DISTRICT,
  });
}

/** @throws ApiError 409 `IN_USE` while an order names the district or one of its cities */
export async function removeDistrict(db: Kysely<Database>, id: number): Promise<void> {
  const refusal = inUse(messages.DISTRICT_IN_USE);
  const existed = await refusing(FOREIGN_KEY_VIOLATION, refusal, branch.deleteDistrict(db, id));
  if (!existed) throw notFound(messages.NO_SUCH_DISTRICT);
}

/** @throws ApiError 409 `IN_USE` while an order names the city */
export async function removeCity(db: Kysely<Database>, id: number): Promise<void> {
  const refusal = inUse(messages.CITY_IN_USE);
  const existed = await refusing(FOREIGN_KEY_VIOLATION, refusal, branch.deleteCity(db, id));
  if (!existed) throw notFound(messages.NO_SUCH_CITY);
}
