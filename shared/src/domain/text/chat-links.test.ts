import {
  isMessengerName,
  messengerHref,
  viberHref,
  whatsappHref,
  whatsappNumberIn,
} from './chat-links';
import { shorten } from './shorten';

const textOf = (href: string) => new URL(href).searchParams.get('text');

test.each([
  'Is this there? https://pasal.test/product/dome?variant=2',
  'स्मार्ट टेलिभिजन 55" & साउन्डबार, रु. 1,25,000',
  'a+b=c #1 100% 😀\nnew line',
])('a message arrives as it was written: %j', (text) => {
  for (const href of [whatsappHref('+9779841234567', text), messengerHref('pasal.shop', text)]) {
    expect(textOf(href)).toBe(text);
    expect(href).not.toMatch(/[\s+"]/);
  }
});

test('numbers stand in links as each app wants them', () => {
  expect(whatsappHref('+97715970123')).toBe('https://wa.me/97715970123');
  expect(viberHref('+9779841234567')).toBe('viber://chat?number=%2B9779841234567');
  expect(messengerHref('pasal.shop')).toBe('https://m.me/pasal.shop');
});

test('half of a sign breaks nothing', () => {
  expect(textOf(whatsappHref('+9779841234567', 'ok \ud83d'))).toBe('ok \ufffd');
});

test.each([
  ['https://wa.me/9779801234567', '+9779801234567'],
  ['https://wa.me/+9779801234567?text=Hi', '+9779801234567'],
  ['https://api.whatsapp.com/send?phone=9779801234567', '+9779801234567'],
  ['https://wa.me/message/ABCDEF', undefined],
  ['https://whatsapp.com/channel/977', undefined],
  ['', undefined],
])('the number in %j is %p', (link, number) => expect(whatsappNumberIn(link)).toBe(number));

test('a page in Messenger has a name, not an address', () => {
  expect(['pasal.shop', 'Pasal'].every(isMessengerName)).toBe(true);
  expect(['pasa', 'm.me/pasal', 'pasal shop', 'पसलपसल', 'p'.repeat(51)].some(isMessengerName)).toBe(
    false,
  );
});

test('long titles are cut between words, and never within a sign', () => {
  expect(shorten('Dome Camera', 11)).toBe('Dome Camera');
  expect(shorten('Dome Camera for outdoors', 14)).toBe('Dome Camera…');
  expect(shorten('😀'.repeat(9), 5)).toBe(`${'😀'.repeat(4)}…`);
});
