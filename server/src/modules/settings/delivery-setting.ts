import type { DeliverySettings, DeliveryTerms } from '@pasal/shared/contracts';
import { startOfKathmanduDate } from '@pasal/shared/domain';
import { invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { defineSetting } from './define-setting';
import * as messages from './messages';
import { isWebAddress } from './web-address';

/** Key of the delivery setting's row. */
export const DELIVERY_KEY = 'delivery' as const;

/** Defaults: free everywhere, without promised days, also for fast products (R9.1, D363). */
const DEFAULTS: DeliverySettings = {
  terms: { served: true, charge: 0, days: null, fast_days: null },
  free_above: null,
  closed_weekdays: [],
  closed_dates: [],
  map_url: '',
};

const wrong = (path: string, message: Wording) => invalid(message, { path, message });

/** @throws DomainError 400 for days that end before they begin */
export function checkTerms(path: string, { days }: DeliveryTerms): void {
  if (days && days.to < days.from) throw wrong(path, messages.daysTurned);
}

function check({ terms, closed_dates, map_url }: DeliverySettings): void {
  checkTerms('terms.days', terms);
  if (closed_dates.some((day) => startOfKathmanduDate(day) === null)) {
    throw wrong('closed_dates', messages.noSuchDay);
  }
  if (map_url !== '' && !isWebAddress(map_url)) throw wrong('map_url', messages.invalidMap);
}

/** A form released before fast days existed does not send them: they are preserved. */
export const withFastDays = (
  terms: DeliveryTerms,
  before: DeliveryTerms | null,
): DeliveryTerms => ({ fast_days: before?.fast_days ?? null, ...terms });

/** The delivery terms within the country. */
export const deliverySetting = defineSetting<DeliverySettings>({
  key: DELIVERY_KEY,
  name: 'Delivery',
  present: (stored) => ({
    ...DEFAULTS,
    ...stored,
    terms: { ...DEFAULTS.terms, ...stored.terms },
  }),
  accept(given, before) {
    check(given);
    return { ...given, terms: withFastDays(given.terms, before.terms) };
  },
  logged: (delivery) => ({ delivery }),
});
