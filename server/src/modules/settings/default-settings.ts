import {
  DEFAULT_ORDER_LIMITS,
  DEFAULT_SHOP_NAME,
  type SiteSettings,
} from '@pasal/shared/contracts';

/** Goods of which so few are left, and pieces of such goods one buyer may have an hour (D71). */
export const DEFAULT_SCARCE_LIMITS: SiteSettings['scarce_limits'] = {
  left: 10,
  pieces_per_hour: 10,
};

/**
 * A shop that has said nothing of itself yet: empty texts are not shown (D40), and it promises
 * no discount that no price has behind it (D46).
 */
export const DEFAULT_SETTINGS: SiteSettings = {
  shop_name: DEFAULT_SHOP_NAME,
  tagline: '',
  phones: [],
  address: '',
  email: '',
  website: '',
  opening_hours: '',
  social: { facebook: '', instagram: '', tiktok: '', whatsapp: '' },
  legal: {
    name: '',
    registration_number: '',
    pan_vat_number: '',
    vat_number: '',
    grievance_contact: '',
  },
  special_offer: false,
  order_limits: DEFAULT_ORDER_LIMITS,
  scarce_limits: DEFAULT_SCARCE_LIMITS,
  price_rounding: 0,
};
