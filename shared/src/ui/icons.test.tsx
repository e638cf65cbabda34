import { render } from '@testing-library/react';
import { Icon, icons } from './icons';

/** "The icon set includes facebook, instagram, tiktok, whatsapp, email, phone, location, cart, eye, eye-off, filter and close" (R2.16) */
const NAMED = [
  'facebook',
  'instagram',
  'tiktok',
  'whatsapp',
  'email',
  'phone',
  'location',
  'cart',
  'eye',
  'eyeOff',
  'filter',
  'close',
] as const;

test('the icon set has every icon R2.16 names, each a drawing of its own', () => {
  const drawings = NAMED.map((name) => render(<Icon shape={icons[name]} />).container.innerHTML);
  for (const drawing of drawings) expect(drawing).toMatch(/<path d="M/);
  expect(new Set(drawings).size).toBe(NAMED.length);
});
