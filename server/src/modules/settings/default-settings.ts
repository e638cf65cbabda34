import {
  DEFAULT_ORDER_LIMITS,
  DEFAULT_SHOP_NAME,
  type SiteSettings,
} from '@pasal/shared/contracts';

/** The stock below which goods are scarce, and how many scarce pieces a buyer may have per hour (D71). */
export const DEFAULT_SCARCE_LIMITS: SiteSettings['scarce_limits'] = {
  left: 10,
  pieces_per_hour: 10,
};

/** The settings of a new shop: empty texts are not shown (D40), and no discount is promised that no price backs (D46). */
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
