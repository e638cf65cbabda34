import { DEFAULT_ORDER_LIMITS, type SiteSettings } from '@pasal/shared/contracts';
import { DEFAULT_SCARCE_LIMITS } from '../settings/default-settings';

/**
 * The settings of the demo shop; every value is invented (D40). A production shop uses them too: a value equal to the demo's has not been
 * set by the owner.
 */
export const DEMO_SETTINGS: SiteSettings = {
  shop_name: 'Pasal',
  tagline: 'Electronics and security for homes and shops all over Nepal',
  phones: ['+977 1-5970123', '+977 9801234567'],
  address: 'Pasal Bhawan, New Road, Kathmandu 44600, Nepal',
  email: 'hello@pasal.example',
  website: 'https://pasal.example',
  opening_hours: 'Sunday to Friday, 9:30 to 19:00',
  social: {
    facebook: 'https://www.facebook.com/pasal.example',
    instagram: 'https://www.instagram.com/pasal.example',
    tiktok: 'https://www.tiktok.com/@pasal.example',
    whatsapp: 'https://wa.me/9779801234567',
  },
  legal: {
    name: 'Pasal Demo Traders Pvt. Ltd.',
    registration_number: '000000/080/081',
    pan_vat_number: '600000000',
    vat_number: '600000000',
    grievance_contact: 'Grievance officer, +977 1-5970124, grievance@pasal.example',
  },
  special_offer: true,
  order_limits: DEFAULT_ORDER_LIMITS,
  scarce_limits: DEFAULT_SCARCE_LIMITS,
};
