import { render } from '@testing-library/react';
import { Icon, type IconName } from './icons';

/** "The icon set includes facebook, instagram, tiktok, whatsapp, email, phone, location, cart, eye, eye-off, filter and close" (R2.16) */
const NAMED: IconName[] = [
  'facebook',
  'instagram',
  'tiktok',
  'whatsapp',
  'email',
  'phone',
  'location',
  'cart',
  'eye',
  'eye-off',
  'filter',
  'close',
];

test('the icon set has every icon R2.16 names, each a drawing of its own', () => {
  const drawings = NAMED.map((name) => render(<Icon name={name} />).container.innerHTML);
  for (const drawing of drawings) expect(drawing).toMatch(/<(path|circle|rect|g)/);
  expect(new Set(drawings).size).toBe(NAMED.length);
});
