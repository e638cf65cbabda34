import type { ParcelReason, ParcelStage } from '@pasal/shared/contracts';
import { PARCEL_STAGE_LABELS, writeDigits } from '@pasal/shared/domain';

export const way = 'तपाईंसम्मको बाटो';
export const parcel = (number: number) => `पार्सल ${writeDigits(number)}`;
/** A stage in words for the buyer. */
export const stages: Record<ParcelStage, string> = {
  ...PARCEL_STAGE_LABELS,
  handed_over: 'पसलबाट निस्क्यो',
  came_back: 'पसलमा फर्क्यो',
};
/** Shown before the first event of a parcel. */
export const waiting = 'हामीले तपाईंको अर्डर पायौँ र तयार गर्दैछौँ।';
export const reasons: Partial<Record<ParcelReason, string>> = {
  not_reached: 'फोनमा सम्पर्क हुन सकेन।',
  not_at_home: 'ठेगानामा कोही हुनुहुन्नथ्यो।',
  refused: 'सामान लिइएन।',
  another_day: 'अर्को दिन चाहिने भनियो।',
  wrong_address: 'ठेगाना भेटिएन।',
  no_cash: 'नगद थिएन।',
};
export const broughtBy = 'ल्याउने';
export const consignment = 'कुरियरको नम्बर';
export const expected = 'आउने दिन';
export const goods = 'यसमा';
export const line = (name: string, pieces: number) => `${name} × ${writeDigits(pieces)}`;
