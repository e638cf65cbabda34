import { originOf } from './site-origin';

describe('the origin of canonical links', () => {
  it.each([
    ['https://pasal.example/', 'https://pasal.example'],
    ['http://shop.example:8080/np', 'http://shop.example:8080'],
    ['pasal.example', undefined],
    ['mailto:shop@pasal.example', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of the website %j is %j', (website, origin) => expect(originOf(website)).toBe(origin));
});
