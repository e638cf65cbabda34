import type { Courier, CourierKind, CourierPlace, CourierRequest } from '@pasal/shared/contracts';
import type { FormProblems } from '@pasal/shared/ui';
import { isRupees, rupeesOf } from '../../../kit/model/rupees';
import * as messages from './messages';

/** A place as it is typed; ids are texts, empty for none. */
export interface PlaceDraft {
  /** Distinguishes rows while they are edited. */
  key: number;
  district: string;
  city: string;
  upTo: string;
  charge: string;
  days: string;
}

export interface CourierDraft {
  name: string;
  phone: string;
  kind: CourierKind;
  active: boolean;
  places: readonly PlaceDraft[];
}

const textOf = (value: number | null) => (value === null ? '' : String(value));
const numberOf = (text: string) => (text === '' ? null : Number(text));

const placeDraftOf = (place: CourierPlace, key: number): PlaceDraft => ({
  key,
  district: textOf(place.district_id),
  city: textOf(place.city_id),
  upTo: textOf(place.up_to_grams),
  charge: String(place.charge),
  days: textOf(place.days),
});

/** A row for one more place. */
export const emptyPlace = (places: readonly PlaceDraft[]): PlaceDraft => ({
  key: Math.max(-1, ...places.map(({ key }) => key)) + 1,
  district: '',
  city: '',
  upTo: '',
  charge: '',
  days: '',
});

export const draftOf = (courier: Courier | undefined): CourierDraft => ({
  name: courier?.name ?? '',
  phone: courier?.phone ?? '',
  kind: courier?.kind ?? 'courier',
  active: courier?.active ?? true,
  places: courier?.places.map(placeDraftOf) ?? [],
});

export function checkCourier({ name, places }: CourierDraft): FormProblems {
  const isWrong = !places.every(({ charge }) => isRupees(charge));
  return {
    ...(name.trim() === '' && { name: messages.nameNeeded }),
    ...(isWrong && { places: messages.wrongCharge }),
  };
}

/** The courier as it is sent. */
export const courierOf = ({ places, ...courier }: CourierDraft): CourierRequest => ({
  ...courier,
  places: places.map(({ district, city, upTo, charge, days }) => ({
    district_id: numberOf(district),
    city_id: numberOf(city),
    up_to_grams: numberOf(upTo),
    charge: rupeesOf(charge),
    days: numberOf(days),
  })),
});
