import type { SiteSettings } from '@pasal/shared/contracts';
import { networksOf } from './social-links';

/** True when the shop has a phone, email or address for buyers. */
export const hasContacts = ({ phones, email, address, opening_hours }: SiteSettings) =>
  [...phones, email, address, opening_hours].some((text) => text !== '');

/** The same, or a page on a social network. */
export const isReachable = (site: SiteSettings) =>
  hasContacts(site) || site.website !== '' || networksOf(site.social).length > 0;
