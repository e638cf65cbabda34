import { DEFAULT_SETTINGS } from '../settings/default-settings';
import { closingOf } from './notification-content';

const NEPALI = {
  tagline: '',
  address: 'नयाँ सडक',
  opening_hours: '',
  legal_name: '',
  grievance_contact: '',
};
const shop = { ...DEFAULT_SETTINGS, shop_name: 'Pasal', address: 'New Road', phones: ['01-1'] };
const closing = (ne: typeof NEPALI, language: 'en' | 'ne') =>
  closingOf({ site: { ...shop, email: '', ne } }, language);

test('a mail ends with where the shop is, in the language of the mail', () => {
  expect(closing(NEPALI, 'en')).toEqual(['Pasal', 'New Road', '01-1']);
  expect(closing(NEPALI, 'ne')).toEqual(['Pasal', 'नयाँ सडक', '01-1']);
  expect(closing({ ...NEPALI, address: '' }, 'ne')).toContain('New Road');
  const nowhere = { ...shop, address: '', phones: [], email: '' };
  expect(closingOf({ site: nowhere }, 'en')).toEqual(['Pasal']);
});
