import { ProductEdit, ProductWrite } from '@pasal/shared/contracts';
import { PRODUCT_FIELDS } from '../../../testing/product-forms';
import { readProductForm } from './product-form';

const sent = (fields: Record<string, string>) =>
  new Map(Object.entries(fields).map(([name, text]) => [name, [text]]));

/** Paths of the fields that are refused. */
function refused(fields: Record<string, string>): string[] {
  try {
    readProductForm(sent(fields), ProductWrite);
    return [];
  } catch (error) {
    const { validation = [] } = error as {
      validation?: { instancePath: string; params: { missingProperty?: string } }[];
    };
    return validation.map(
      ({ instancePath, params }) => instancePath.split('/')[1] ?? params.missingProperty ?? '',
    );
  }
}

test('texts become what they stand for', () => {
  const fields = {
    ...PRODUCT_FIELDS,
    title: '  Dome  ',
    fast_delivery: 'true',
    is_popular: '0',
    section: '',
    warranty: ' ',
    variants: '[{"id":1,"price":2,"x":3}]',
    original_price: '99.90',
    price: '1',
    id: '4',
  };
  expect(readProductForm(sent(fields), ProductWrite)).toEqual({
    title: 'Dome',
    brand: 'Nepcam',
    category: 'Security Cameras',
    original_price: 99.9,
    discount_percentage: 10,
    in_stock: 7,
    description: 'Sees in the dark.',
    fast_delivery: true,
    is_popular: false,
    section: null,
    warranty: null,
    variants: [{ id: 1, price: 2 }],
  });
});

test('an edit needs no field, and the last of several counts', () => {
  expect(readProductForm(new Map(), ProductEdit)).toEqual({});
  const twice = new Map([['title', ['One', 'Two']]]);
  expect(readProductForm(twice, ProductEdit)).toEqual({ title: 'Two' });
});

test.each(Object.keys(PRODUCT_FIELDS))('a new product needs %s', (name) => {
  const { [name]: _left, ...others } = PRODUCT_FIELDS as Record<string, string>;
  expect(refused(others)).toEqual([name]);
});

test.each([
  ['title', ' '],
  ['title', 'x'.repeat(201)],
  ['brand', ''],
  ['category', 'x'.repeat(201)],
  ['original_price', 'NaN'],
  ['original_price', '-1'],
  ['original_price', '0'],
  ['original_price', '1e3'],
  ['original_price', '0x10'],
  ['original_price', '10.555'],
  ['original_price', '100000001'],
  ['discount_percentage', '100'],
  ['discount_percentage', '-1'],
  ['discount_percentage', '1.5'],
  ['in_stock', '-1'],
  ['in_stock', '1.5'],
  ['in_stock', '1000001'],
  ['description', ''],
  ['section', 'anywhere'],
  ['status', 'live'],
  ['fast_delivery', 'maybe'],
  ['variants', '[{"id":0}]'],
  ['variants', '{'],
  ['additional_description', 'x'.repeat(100_001)],
  ['additional_description', '&'.repeat(30_000)],
])('a wrong %s is refused (%#)', (field, value) => {
  expect(new Set(refused({ ...PRODUCT_FIELDS, [field]: value }))).toEqual(new Set([field]));
});
