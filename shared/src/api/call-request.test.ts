import { calls } from '@pasal/shared/contracts/whole-calls';
import { addressOf, requestOf } from './call-request';

jest.mock('../domain/language', () => ({ LANGUAGE: 'ne' }));

test('a page in Nepali asks for its answers in Nepali, unless a call names a language itself', () => {
  const slug = { params: { slug: 'lock' } };
  expect(addressOf(calls.productBySlug, slug)).toBe('/api/v1/product/slug/lock?language=ne');
  expect(requestOf(calls.siteSettings).params).toEqual({ language: 'ne' });
  const terms = { params: { kind: 'terms' }, query: { language: 'en' } } as const;
  expect(addressOf(calls.ownerPage, terms)).toBe('/api/v1/site/pages/terms?language=en');
});
