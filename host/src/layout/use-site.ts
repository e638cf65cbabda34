import type { SiteSettings } from '@pasal/shared/contracts';
import { useSiteSettingsQuery } from '@pasal/shared/api';

/** Until the settings are there; the same name the server starts with. */
const SHOP_NAME = 'Pasal';

export function useSite(): SiteSettings | undefined {
  return useSiteSettingsQuery().data?.settings;
}

export function useShopName(): string {
  return useSite()?.shop_name || SHOP_NAME;
}
