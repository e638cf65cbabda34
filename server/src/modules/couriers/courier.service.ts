import type { Kysely, Transaction } from 'kysely';
import type { Courier, CourierChangeRequest, CourierRequest, User } from '@pasal/shared/contracts';
import { normalisePhone } from '@pasal/shared/domain';
import { refusing, UNIQUE_VIOLATION } from '@pasal/core/db/database-errors';
import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import * as repository from './courier.repository';
import * as messages from './messages';
import { courierLog } from './log';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

const wrong = (path: string, message: Wording) => invalid(message, { path, message });
const exists = () => conflict(messages.courierExists, 'name');

/** Normalises the courier's phone; required for a rider, who is called. */
function normalised<Given extends CourierRequest>(courier: Given): Given {
  const phone = normalisePhone(courier.phone);
  if (phone === null) throw wrong('phone', messages.phoneFault(courier.phone));
  return { ...courier, phone };
}

async function assertPlaces(trx: Trx, { places }: CourierRequest) {
  const named = places.map(({ district_id, city_id, up_to_grams }) =>
    [district_id, city_id, up_to_grams].join(),
  );
  if (new Set(named).size !== named.length) throw wrong('places', messages.placeTwice);
  if ((await repository.strayCities(trx, places)) > 0)
    throw wrong('places', messages.cityOfOtherDistrict);
}

/** @throws DomainError 400 for an invalid phone or place, 409 for a name already in use */
export function addCourier(db: Db, actor: User, request: CourierRequest): Promise<Courier> {
  const courier = normalised(request);
  const adding = db.transaction().execute(async (trx) => {
    await assertPlaces(trx, courier);
    const { id, version } = await repository.insertCourier(trx, courier);
    await repository.replacePlaces(trx, id, courier.places);
    const { name, ...after } = courier;
    await recordActivity(trx, actor, { log: courierLog, action: 'add', id, name, after });
    return { id, ...courier, version };
  });
  return refusing(UNIQUE_VIOLATION, exists(), adding);
}

/** @throws DomainError 404; 400 and 409 as `addCourier`; 409 when it was changed since `version` */
export function changeCourier(
  db: Db,
  actor: User,
  id: number,
  { version: seen, ...request }: CourierChangeRequest,
): Promise<Courier> {
  const courier = normalised(request);
  const changing = db.transaction().execute(async (trx) => {
    const before = await repository.findCourier(trx, id);
    if (before === undefined) throw notFound(messages.noSuchCourier);
    if (before.version !== seen) throw conflict(messages.courierChanged);
    await assertPlaces(trx, courier);
    const { version } = await repository.updateCourier(trx, id, courier);
    await repository.replacePlaces(trx, id, courier.places);
    const { id: _id, version: _version, ...then } = before;
    const change = { before: then, after: courier };
    const { name } = courier;
    await recordActivity(trx, actor, { log: courierLog, action: 'change', id, name, ...change });
    return { id, ...courier, version };
  });
  return refusing(UNIQUE_VIOLATION, exists(), changing);
}
