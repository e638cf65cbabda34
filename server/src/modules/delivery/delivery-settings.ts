import type { DeliverySettings } from '@pasal/shared/contracts';

/** Key of the setting row of deliveries. */
export const DELIVERY_KEY = 'delivery' as const;

/** Before anyone has saved some: free everywhere, with nothing promised, for fast products neither (R9.1, D363). */
const DEFAULT_SETTINGS: DeliverySettings = {
  terms: { served: true, charge: 0, days: null, fast_days: null },
  free_above: null,
  closed_weekdays: [],
  closed_dates: [],
  map_url: '',
};

export const presentDelivery = (stored: Partial<DeliverySettings>): DeliverySettings => ({
  ...DEFAULT_SETTINGS,
  ...stored,
  terms: { ...DEFAULT_SETTINGS.terms, ...stored.terms },
});
