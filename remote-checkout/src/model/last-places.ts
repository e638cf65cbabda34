import type { OrderPlaces } from '@pasal/shared/domain';
import { isRecord } from './stored-form';
import { readStored, writeStored } from './stored-json';

/** The places of this browser's last orders, latest first; without the buyer (D91). */
const KEY = 'pasal:last-places';
const MOST = 3;

const isPlaces = (value: unknown): value is OrderPlaces =>
  isRecord(value) && Number.isInteger(value.district_id) && Number.isInteger(value.city_id);

export function readLastPlaces(): readonly OrderPlaces[] {
  const saved = readStored('localStorage', KEY);
  return Array.isArray(saved) ? saved.filter(isPlaces).slice(0, MOST) : [];
}

/** Puts the places of an order first. */
export function keepLastPlace({ district_id, city_id }: OrderPlaces): void {
  if (district_id === null || city_id === null) return;
  const others = readLastPlaces().filter((each) => each.city_id !== city_id);
  writeStored('localStorage', KEY, [{ district_id, city_id }, ...others].slice(0, MOST));
}
