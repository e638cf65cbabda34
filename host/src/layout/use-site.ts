import type { SiteSettings } from '@pasal/shared/contracts';
import { useSiteSettingsQuery } from '@pasal/shared/api';

export function useSite(): SiteSettings | undefined {
  return useSiteSettingsQuery().data?.settings;
}
