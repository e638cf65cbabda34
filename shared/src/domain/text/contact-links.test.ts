import { mailHref, phoneHref } from './contact-links';

test.each([
  ['sita@example.com', 'mailto:sita@example.com'],
  ['a?bcc=spy%40evil.com&subject=x@z.com', 'mailto:a%3Fbcc%3Dspy%2540evil.com%26subject%3Dx@z.com'],
  ['a,b#c@example.com', 'mailto:a%2Cb%23c@example.com'],
  ['\ud800@example.com', 'mailto:%EF%BF%BD@example.com'],
])('an email to %j goes nowhere else', (email, href) => {
  expect(mailHref(email)).toBe(href);
  expect(new URL(href)).toMatchObject({ protocol: 'mailto:', search: '', hash: '' });
});

test.each([
  ['+977 984-1234567', 'tel:+9779841234567'],
  ['01 5970000;ext=9?x', 'tel:0159700009'],
])('a call to %j dials digits', (phone, href) => expect(phoneHref(phone)).toBe(href));
