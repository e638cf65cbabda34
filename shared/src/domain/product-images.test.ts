import { imagePathsOf } from './product-images';

describe('imagePathsOf (R3.8)', () => {
  it('reads a list and a JSON string of one', () => {
    expect(imagePathsOf(['/a.webp', '', '  ', '/b.webp'])).toEqual(['/a.webp', '/b.webp']);
    expect(imagePathsOf('["/a.webp"]')).toEqual(['/a.webp']);
  });

  it.each(['[broken', '"text"', '{}', null, undefined, 7, [1, null]])(
    '"invalid JSON is treated as an empty list": %j',
    (images) => expect(imagePathsOf(images)).toEqual([]),
  );
});
