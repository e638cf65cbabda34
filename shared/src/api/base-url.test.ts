import { pictureSrcSet, pictureUrl } from './base-url';
import { searchParamsOf } from './search-params';

describe('addresses', () => {
  it('asks for a picture at a preset width', () => {
    expect(pictureUrl('/uploads/a.webp', 320)).toBe('/uploads/a.webp?w=320');
    expect(pictureUrl('/uploads/a.webp')).toBe('/uploads/a.webp');
    expect(pictureSrcSet('/u.webp', 320)).toBe('/u.webp?w=160 160w, /u.webp?w=320 320w');
  });

  it('repeats a list and leaves empty parameters out (R7.23)', () => {
    const params = searchParamsOf({
      brand: ['A', 'B & C'],
      search: '',
      page: 2,
      status: undefined,
    });
    expect(params.toString()).toBe('brand=A&brand=B+%26+C&page=2');
  });
});
