import { useSiteSettingsQuery } from '@pasal/shared/api';

/** Rupees that the shop rounds selling prices to, 0 for none (D103). */
export function usePriceRounding(): number {
  const { data } = useSiteSettingsQuery();
  return data?.settings.price_rounding ?? 0;
}
