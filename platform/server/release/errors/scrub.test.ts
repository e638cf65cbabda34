import { browserFamilyOf } from './browser-family';
import { scrub, wordsOfCode } from './scrub';

const CODE = 'function priceOf(product){if(!product)throw Error(`no price of ${product.title}`)}';
const words = wordsOfCode(CODE);
const scrubbed = (message: string) => scrub(message, (word) => words.has(word));

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'title')",
    "TypeError: Cannot read properties of undefined (reading 'title')",
  ],
  ['Error: no price of Sita Sharma, 9851012345', 'Error: no price of <value>, <number>'],
  ['Error: no price of सीता शर्मा', 'Error: no price of <text>'],
  [
    'Error: Failed to fetch https://shop.test/order/PA-1234?phone=98510 of sita@example.com',
    'Error: Failed to fetch <address> of <mail>',
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Sita',
    'Minified React error #418; visit <address>',
  ],
  ['ReferenceError: secretName is not defined', 'ReferenceError: <value> is not defined'],
])('%s is kept as %s', (message, kept) => {
  expect(scrubbed(message)).toBe(kept);
});

test.each([
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome'],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1', 'Safari'],
  ['Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  ['Mozilla/5.0 Chrome/115.0 SamsungBrowser/25.0 Mobile Safari/537.36', 'Samsung Internet'],
  ['curl/8.0', 'other'],
])('%s is of the family %s', (userAgent, family) => {
  expect(browserFamilyOf(userAgent)).toBe(family);
});
