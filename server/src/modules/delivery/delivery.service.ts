import type { Language } from '@pasal/core/contract/language';
import type { Kysely } from 'kysely';
import {
  type DeliverySettings,
  type DeliverySettingsRequest,
  type DeliveryTerms,
  type DeliveryType,
  type PublicPromise,
  type QuotedDelivery,
  type User,
} from '@pasal/shared/contracts';
import {
  chargeOf,
  formatRupees,
  promisedDays,
  startOfKathmanduDate,
  termsOf,
} from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { recordActivity } from '../activity/record-activity';
import * as branchMessages from '../branch/messages';
import * as siteMessages from '../site/messages';
import { presentPublicSettings, presentSettings } from '../site/site.presenter';
import { readStoredSettings, storeSettings } from '../site/site.repository';
import { isWebAddress } from '../site/web-address';
import { DELIVERY_KEY, presentDelivery } from './delivery-settings';
import { fastDaysOf } from './fast-delivery';
import { districtTerms, findPlace, lockPlace, writeTerms } from './delivery.repository';
import * as messages from './messages';

type Db = Kysely<Database>;

/** The terms of delivery and how often they were saved. */
export async function readDelivery(db: Db) {
  const { settings, version } = await readStoredSettings(db, DELIVERY_KEY);
  return { settings: presentDelivery(settings), version };
}

const wrong = (path: string, message: Wording) => invalid(message, { path, message });

function checkTerms(path: string, { days }: DeliveryTerms): void {
  if (days && days.to < days.from) throw wrong(path, messages.daysTurned);
}

function check({ terms, closed_dates, map_url }: DeliverySettings): void {
  checkTerms('terms.days', terms);
  if (closed_dates.some((day) => startOfKathmanduDate(day) === null)) {
    throw wrong('closed_dates', messages.noSuchDay);
  }
  if (map_url !== '' && !isWebAddress(map_url)) throw wrong('map_url', messages.invalidMap);
}

/** A form released before there were fast days says nothing of them: they stay. */
const withFastDays = (terms: DeliveryTerms, before: DeliveryTerms | null): DeliveryTerms => ({
  fast_days: before?.fast_days ?? null,
  ...terms,
});

/**
 * Saves the terms of the country, unless someone has since `version`.
 * @throws DomainError 400 with the field, 409 for a version that is no longer current
 */
export async function saveDelivery(
  db: Db,
  actor: User,
  { settings, version }: DeliverySettingsRequest,
) {
  check(settings);
  return db.transaction().execute(async (trx) => {
    const { settings: before } = await readDelivery(trx);
    const after = { ...settings, terms: withFastDays(settings.terms, before.terms) };
    if (!(await storeSettings(trx, after, version, DELIVERY_KEY))) {
      throw conflict(siteMessages.settingsChanged);
    }
    await recordActivity(trx, actor, {
      kind: 'settings',
      action: 'change',
      id: null,
      name: 'Delivery',
      before: { delivery: before },
      after: { delivery: after },
    });
    return { settings: after, version: version + 1 };
  });
}

/** Terms in the words of the log. */
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
 * Gives a district or a city terms of its own, or those of the larger place again.
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
      kind: table,
      action: 'change',
      id,
      name: place.name,
      before: { delivery: wordsOf(place.delivery) },
      after: { delivery: wordsOf(after) },
    });
  });
}

/** Where an order goes, as far as that is known, and how. */
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

/** The terms of deliveries to a place, before the goods and their price are known. */
export interface TermsThere {
  settings: DeliverySettings;
  terms: DeliveryTerms;
  type: DeliveryType;
  /** Name of the city, as far as one was named. */
  city: string;
  /** True when a place was named and its city, if any, lies in its district. */
  isKnown: boolean;
}

/**
 * Reads the terms of a place; for none, or for one that does not exist, it reads the country's. In a
 * transaction, `isLocked` keeps the city from being deleted until the end.
 */
export async function readTerms(db: Db, wanted: Wanted, isLocked = false): Promise<TermsThere> {
  const { settings } = await readDelivery(db);
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

/** Works out the price of a delivery, and when it comes (D67). */
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

/** Reads the promise for the whole country; undefined where there is none. */
export async function readPublicPromise(db: Db): Promise<PublicPromise | undefined> {
  const { settings } = await readDelivery(db);
  const { terms, closed_weekdays, closed_dates } = settings;
  if (!terms.days || !terms.served) return undefined;
  const fast = fastDaysOf(terms);
  return { days: terms.days, ...(fast && { fast }), closed_weekdays, closed_dates };
}

/** Where goods are picked up: what the shop says of itself. */
export async function pickupOf(db: Db, map_url: string, language: Language) {
  const { settings } = await readStoredSettings(db);
  const { address, opening_hours } = presentPublicSettings(presentSettings(settings), language);
  return { address, hours: opening_hours, map_url };
}
