import type { SiteSettings } from '@pasal/shared/contracts';
import { networksOf } from './social-links';

/** True when the shop has said where buyers call, write or come to. */
export const hasContacts = ({ phones, email, address, opening_hours }: SiteSettings) =>
  [...phones, email, address, opening_hours].some((text) => text !== '');

/** The same, or where else it is seen. */
export const isReachable = (site: SiteSettings) =>
  hasContacts(site) || site.website !== '' || networksOf(site.social).length > 0;
