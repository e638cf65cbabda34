import { File as SentFile } from 'node:buffer';
import { makeStaffProduct } from '../../testing/staff';
import { changedFields, mergeDraft } from './merge-draft';
import { pictureProblem } from '../../kit/model/picture-file';
import { placeFiles } from './place-files';
import { makeVariant } from '@pasal/shared/testing';
import { variantProblemsOf, withNewVariant, type DraftVariant } from './draft-variants';
import { draftOf, EMPTY_DRAFT, maySubmit, problemsOf, sellingPriceOf } from './product-draft';
import { newProductForm, productEditForm } from './product-form-data';

// Node's own `File`: its forms, which replace the browser's, accept no other.
const file = (name: string, type = 'image/png') =>
  new SentFile(['x'], name, { type }) as unknown as File;
const files = ['a', 'b', 'c'].map((name) => ({ file: file(name) }));
const entries = (form: FormData) =>
  [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
const images = ['/uploads/1.webp', '/uploads/2.webp', '/uploads/3.webp'];
const product = makeStaffProduct({
  id: 5,
  title: 'Lock',
  original_price: 2500,
  discount_percentage: 10,
  in_stock: 7,
  warranty: '1 year',
  images,
  version: 4,
});

describe('"original_price minus discount_percentage percent of it, to two decimals; blank if either input is not a number" (R4.11)', () => {
  test.each([
    ['2500', '10', '2250.00'],
    ['99.99', '33', '66.99'],
    ['0.05', '50', '0.03'],
    ['', '10', ''],
    ['2500', '', ''],
    ['-', '10', ''],
    ['1e400', '10', ''],
    ['999999999999', '0', ''],
  ])('%p less %p percent is %p', (original, discount, price) => {
    expect(sellingPriceOf(original, discount)).toBe(price);
  });
});

test('"starts empty with three empty image slots"; "Submit is disabled until a price exists and all three image slots are filled" (R4.10, R4.12)', () => {
  expect(EMPTY_DRAFT.images).toEqual([null, null, null]);
  const priced = { ...EMPTY_DRAFT, original_price: '10', discount_percentage: '0' };
  expect(maySubmit(priced)).toBe(false);
  expect(maySubmit({ ...priced, images: files })).toBe(true);
  expect(maySubmit({ ...priced, images: [...files.slice(0, 2), null] })).toBe(false);
  expect(maySubmit({ ...priced, images: files, discount_percentage: '' })).toBe(false);
});

test('"category required", "brand required", "title required", "original_price required, numeric", "in_stock required, numeric", "description required", "warranty optional" (R5.7, R5.8)', () => {
  expect(problemsOf(EMPTY_DRAFT, 100)).toEqual({
    title: 'missing',
    category: 'missing',
    brand: 'missing',
    original_price: 'missing',
    discount_percentage: 'missing',
    in_stock: 'missing',
    description: 'missing',
  });
  const good = draftOf(product);
  expect(problemsOf(good, 100)).toEqual({});
  expect(problemsOf({ ...good, original_price: '10.555' }, 100).original_price).toBe('decimals');
  expect(problemsOf({ ...good, original_price: '-1' }, 100).original_price).toBe('price');
  const gone = { ...good, original_price: '0.01', discount_percentage: '99' };
  expect(problemsOf(gone, 100).original_price).toBe('nothing-left');
  expect(problemsOf({ ...good, in_stock: '1.5' }, 100).in_stock).toBe('stock');
  const long = { ...good, additional_description: 'x'.repeat(101) };
  expect(problemsOf(long, 100).additional_description).toBe('too-long');
});

describe('the form that is sent (R7.15, R7.20)', () => {
  test('"all product fields except images, plus repeated images file parts"', () => {
    const draft = { ...draftOf(product), additional_description: '<p>a</p>', images: files };
    expect(entries(newProductForm({ ...draft, warranty: ' ', status: '' }))).toEqual([
      ['title', 'Lock'],
      ['category', 'Security Cameras'],
      ['brand', 'Hikvision'],
      ['original_price', '2500'],
      ['discount_percentage', '10'],
      ['in_stock', '7'],
      ['description', 'A dome camera.'],
      ['additional_description', '<p>a</p>'],
      ['is_popular', 'false'],
      ['fast_delivery', 'false'],
      ['images', 'a'],
      ['images', 'b'],
      ['images', 'c'],
    ]);
  });

  test('"per image slot a new file as images plus imageIndex, or unchanged as existingImage_{index} with its path; hasNewImages=\'true\' when any is new"', () => {
    const draft = draftOf(product);
    const changed = {
      ...draft,
      images: [files[0] ?? null, draft.images[1] ?? null, files[2] ?? null],
    };
    expect(entries(productEditForm(changed, product)).slice(-7)).toEqual([
      ['in_stock_seen', '7'],
      ['images', 'a'],
      ['imageIndex', '0'],
      ['existingImage_1', '/uploads/2.webp'],
      ['images', 'c'],
      ['imageIndex', '2'],
      ['hasNewImages', 'true'],
    ]);
    const same = new Map(productEditForm(draft, product));
    expect(same.get('existingImage_2')).toBe('/uploads/3.webp');
    expect([same.has('hasNewImages'), same.has('images'), same.get('version')]).toEqual([
      false,
      false,
      '4',
    ]);
  });

  test('"non-empty fields except id", and a text that was emptied, which nothing else would take away', () => {
    const sent = new Map(productEditForm({ ...draftOf(product), warranty: '' }, product));
    expect([sent.get('warranty'), sent.has('remarks'), sent.has('id')]).toEqual(['', false, false]);
  });

  describe('of a product in variants (D63)', () => {
    const cards = {
      ...product,
      variants: [
        makeVariant({ id: 1, name: '64 GB', code: 'SD-64', original_price: 900, in_stock: 4 }),
        makeVariant({ id: 3, name: '128 GB', original_price: 1500, in_stock: 2, image: 1 }),
      ],
    };
    const draft = draftOf(cards);
    const [small, large] = draft.variants as [DraftVariant, DraftVariant];

    test('price and stock are left to the variants, which are sent when one of them changed', () => {
      const same = new Map(productEditForm(draft, cards));
      const names = ['original_price', 'in_stock', 'in_stock_seen', 'variants'];
      expect(names.filter((name) => same.has(name))).toEqual([]);
      const added = withNewVariant([{ ...large, in_stock: '5' }, small], draft);
      const last = { ...added[2], name: ' 256 GB ', original_price: '3000', in_stock: '1' };
      const variants = [...added.slice(0, 2), last] as DraftVariant[];
      const sent = new Map(productEditForm({ ...draft, variants }, cards));
      expect(JSON.parse(String(sent.get('variants')))).toEqual([
        {
          id: 3,
          name: '128 GB',
          code: null,
          original_price: 1500,
          in_stock: 5,
          in_stock_seen: 2,
          image: 1,
        },
        {
          id: 1,
          name: '64 GB',
          code: 'SD-64',
          original_price: 900,
          in_stock: 4,
          in_stock_seen: 4,
          image: null,
        },
        { name: '256 GB', code: null, original_price: 3000, in_stock: 1, image: null },
      ]);
    });

    test('a new one asks for a price and a stock all the same', () => {
      const sent = new Map(
        newProductForm({ ...draft, images: files, original_price: '', in_stock: '' }),
      );
      expect([sent.get('original_price'), sent.get('in_stock')]).toEqual(['900', '0']);
      expect(maySubmit({ ...draft, original_price: '', images: files })).toBe(true);
    });

    test('the first takes over what the product costs and has; without any left it is the product’s again', () => {
      expect(withNewVariant([], draftOf(product))).toMatchObject([
        { name: '', original_price: '2500', in_stock: '7' },
      ]);
      const sent = new Map(productEditForm({ ...draft, variants: [] }, cards));
      expect([sent.get('variants'), sent.get('in_stock_seen')]).toEqual(['[]', '7']);
    });

    test('names, prices and stock must be right', () => {
      expect(problemsOf({ ...draft, original_price: '', in_stock: '' }, 100)).toEqual({});
      const wrong = [
        { ...small, name: ' ' },
        { ...small, name: '128 gb' },
        { ...small, original_price: '0' },
        { ...small, in_stock: '1.5' },
      ];
      const problems = wrong.map((variant) => variantProblemsOf(variant, [variant, large]));
      expect(problems).toEqual([
        { name: 'missing' },
        { name: 'name-twice' },
        { original_price: 'price' },
        { in_stock: 'stock' },
      ]);
      for (const variant of wrong) {
        const tried = problemsOf({ ...draft, variants: [variant, large] }, 100);
        expect(tried).toEqual({ variants: 'variants' });
      }
    });
  });
});

describe('two people change one product at once (D23)', () => {
  const before = draftOf(product);

  test('what was typed stays, what was not touched is taken over', () => {
    const mine = {
      ...before,
      title: 'My Lock',
      images: [files[0] ?? null, ...before.images.slice(1)],
    };
    const theirs = draftOf({
      ...product,
      title: 'Their Lock',
      original_price: 3000,
      images: ['/uploads/1.webp', '/uploads/new.webp', '/uploads/3.webp'],
    });
    const { draft, both } = mergeDraft(before, mine, theirs);
    expect(draft).toMatchObject({ title: 'My Lock', original_price: '3000' });
    expect(draft.images).toEqual([
      files[0],
      { path: '/uploads/new.webp' },
      { path: '/uploads/3.webp' },
    ]);
    expect(both).toEqual(['title', 'images']);
  });

  test('nothing touched is nothing changed', () => {
    expect(changedFields(before, draftOf(product))).toEqual([]);
    expect(mergeDraft(before, before, { ...before, title: 'x' }).both).toEqual([]);
  });
});

test('"Images accept image files only" (R5.9), of the kinds and the size the server takes', () => {
  expect(pictureProblem(file('a.png'))).toBeNull();
  expect(pictureProblem(file('a.svg', 'image/svg+xml'))).toBe('type');
  expect(pictureProblem(file('a.HEIC', ''))).toBe('heic');
  expect(pictureProblem(file('a', 'image/heif'))).toBe('heic');
  expect(pictureProblem({ type: 'image/avif', size: 10 * 1024 * 1024 + 1 })).toBe('size');
});

test('the first file goes to its slot, further ones to empty slots', () => {
  const placed = placeFiles([null, files[1] ?? null, null], 1, [file('x'), file('y'), file('z')]);
  expect(placed.map((image) => image && 'file' in image && image.file.name)).toEqual([
    'y',
    'x',
    'z',
  ]);
  expect(placeFiles([null], 0, [])).toEqual([null]);
});
