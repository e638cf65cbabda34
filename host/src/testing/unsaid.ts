import type { SiteSettings } from '@pasal/shared/contracts';
import { makeSiteSettings } from '@pasal/shared/testing';

/** The settings of a shop that has set only its name. */
export const UNSAID: SiteSettings = makeSiteSettings({
  tagline: '',
  phones: [],
  address: '',
  email: '',
  website: '',
  opening_hours: '',
  social: { facebook: '', instagram: '', tiktok: '', whatsapp: '' },
});
