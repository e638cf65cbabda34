import { cityLog, districtLog } from '../places/log';
import type { Language } from '@pasal/core/contract/language';
import type { Kysely } from 'kysely';
import {
  type DeliverySettings,
  type DeliveryTerms,
  type DeliveryType,
  type PublicPromise,
  type QuotedDelivery,
  type User,
} from '@pasal/shared/contracts';
import { chargeOf, formatRupees, promisedDays, termsOf } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { notFound } from '@pasal/core/errors/domain-error';
import { recordActivity } from '../activity/record-activity';
import * as branchMessages from '../places/messages';
import { checkTerms, deliverySetting, withFastDays } from '../settings/delivery-setting';
import { presentPublicSettings } from '../settings/present-site';
import { readSettings } from '../settings/site-setting';
import { fastDaysOf } from './fast-delivery';
import { districtTerms, findPlace, lockPlace, writeTerms } from './delivery.repository';

type Db = Kysely<Database>;

/** Terms in the format of the log. */
function wordsOf(terms: DeliveryTerms | null): string {
  if (terms === null) return 'as the larger place';
  if (!terms.served) return 'not served';
  const { charge, days } = terms;
  const fast = fastDaysOf(terms);
  return [
    formatRupees(charge),
    ...(days ? [`${days.from} to ${days.to} days`] : []),
    ...(fast ? [`fast products ${fast.to}`] : []),
  ].join(', ');
}

/**
 * Sets a district's or city's own terms, or reverts to those of the larger place.
 * @throws DomainError 404, 400 for days that end before they begin
 */
export async function changePlaceTerms(
  db: Db,
  actor: User,
  { table, id }: { table: 'district' | 'city'; id: number },
  terms: DeliveryTerms | null,
): Promise<void> {
  if (terms) checkTerms('terms.days', terms);
  await db.transaction().execute(async (trx) => {
    const place = await lockPlace(trx, table, id);
    if (place === undefined) {
      throw notFound(table === 'city' ? branchMessages.noSuchCity : branchMessages.noSuchDistrict);
    }
    const after = terms && withFastDays(terms, place.delivery);
    await writeTerms(trx, table, id, after);
    await recordActivity(trx, actor, {
      log: table === 'city' ? cityLog : districtLog,
      action: 'change',
      id,
      name: place.name,
      before: { delivery: wordsOf(place.delivery) },
      after: { delivery: wordsOf(after) },
    });
  });
}

/** An order's destination, as far as it is known, and delivery method. */
export interface Wanted {
  district_id?: number | undefined;
  city_id?: number | undefined;
  delivery_type?: DeliveryType | undefined;
}

async function placeTerms(db: Db, { district_id, city_id }: Wanted, isLocked: boolean) {
  if (district_id === undefined) return undefined;
  if (city_id !== undefined) return findPlace(db, city_id, district_id, isLocked);
  return { city: '', cityTerms: null, districtTerms: await districtTerms(db, district_id) };
}

/** The delivery terms of a place, before goods and price are known. */
export interface TermsThere {
  settings: DeliverySettings;
  terms: DeliveryTerms;
  type: DeliveryType;
  /** Name of the city, if one was given. */
  city: string;
  /** True if a place was given and its city, if any, is in its district. */
  isKnown: boolean;
}

/**
 * Reads the terms of a place, or the country's if it is unknown. In a transaction, `isLocked` prevents the city from being deleted until
 * the end.
 */
export async function readTerms(db: Db, wanted: Wanted, isLocked = false): Promise<TermsThere> {
  const { settings } = await deliverySetting.read(db);
  const place = await placeTerms(db, wanted, isLocked);
  const terms = termsOf(settings, place?.districtTerms, place?.cityTerms);
  const type = wanted.delivery_type ?? 'home_delivery';
  return { settings, terms, type, city: place?.city ?? '', isKnown: place !== undefined };
}

/** The goods of a delivery. */
interface DeliveredGoods {
  /** Their price, in rupees. */
  cost: number;
  speed: QuotedDelivery['fast'];
}

/** Calculates the delivery charge and days (D67). */
export function quoteDelivery(
  { settings, terms, type }: TermsThere,
  { cost, speed }: DeliveredGoods,
  now: Date,
): QuotedDelivery {
  const isPickup = type === 'shop_pickup';
  const fastDays = fastDaysOf(terms);
  const days = (speed === 'sooner' && fastDays) || terms.days;
  const promised = isPickup || !terms.served ? null : promisedDays({ days }, settings, now);
  const isCharged = !isPickup && terms.served;
  const full_charge = isCharged ? terms.charge : 0;
  return {
    charge: isCharged ? chargeOf(terms, settings, { goods: cost, type }) : 0,
    full_charge,
    served: isPickup || terms.served,
    free_above: full_charge > 0 ? settings.free_above : null,
    promised,
    ...(promised && fastDays && speed && { fast: speed }),
  };
}

/** Reads the promise for the whole country; undefined if there is none. */
export async function readPublicPromise(db: Db): Promise<PublicPromise | undefined> {
  const { settings } = await deliverySetting.read(db);
  const { terms, closed_weekdays, closed_dates } = settings;
  if (!terms.days || !terms.served) return undefined;
  const fast = fastDaysOf(terms);
  return { days: terms.days, ...(fast && { fast }), closed_weekdays, closed_dates };
}

/** The pick-up address, from the settings. */
export async function pickupOf(db: Db, map_url: string, language: Language) {
  const settings = presentPublicSettings(await readSettings(db), language);
  const { address, opening_hours } = settings;
  return { address, hours: opening_hours, map_url };
}
