import type { PublicLooks, SiteSettings } from '@pasal/shared/contracts';
import { useSiteSettingsQuery } from '@pasal/shared/api';

export function useSite(): SiteSettings | undefined {
  return useSiteSettingsQuery().data?.settings;
}

/** The shop's own looks; undefined if all are Pasal's. */
export function useLooks(): PublicLooks | undefined {
  return useSiteSettingsQuery().data?.looks;
}
