import type { ErrorResponse, ProductImportResponse, StaffProduct } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../../testing/database/both-databases';
import { createProduct, signedIn } from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/database/invariants';
import { addThroughForm, imagePart, sendForm } from '../../../testing/product-forms';
import { forgetImportPictures } from './import-picture.service';

const IMPORT = '00000000-0000-4000-8000-0000000000ad';
const HEAD =
  'title,category,brand,original_price,discount_percentage,in_stock,description,pictures,status';
const row = (title: string, pictures: string, price = '2500') =>
  `${title},Security Cameras,nepcam,${price},,4,Sees far.,${pictures},approve`;
const NAMES = [
  'photos/CAM-1-1.jpg',
  'photos/CAM-1-2.jpg',
  'photos/CAM-1-3.jpg',
  '3/a.png',
  '3/b.png',
  '3/c.png',
];

onBothDatabases((shop) => {
  let admin: Record<string, string>;
  beforeEach(async () => {
    ({ headers: admin } = await signedIn(shop(), 'admin'));
    // Makes the category and brand that the rows name.
    await createProduct(shop().db, { title: 'Seed' });
    await addThroughForm(shop(), admin, { title: 'Old camera' });
  });

  const importCsv = async (csv: string, rest: object = {}) => {
    const { body } = await shop().call<ProductImportResponse & ErrorResponse>({
      method: 'POST',
      url: '/product/import',
      headers: admin,
      body: { csv, dry_run: false, import_id: IMPORT, ...rest },
    });
    return body;
  };
  const dryRun = (csv: string, pictures = NAMES) => importCsv(csv, { dry_run: true, pictures });
  const sendPicture = async (name: string, colour = 'red') =>
    sendForm(shop(), { url: '/product/import/picture', headers: admin }, [
      ['import_id', IMPORT],
      ['name', name],
      await imagePart(colour),
    ]);
  const listed = async () => {
    const { body } = await shop().call<{ products: StaffProduct[] }>({
      url: '/product?limit=50',
      headers: admin,
    });
    return body.products;
  };

  test('rows that name no product add one each, pending, with the pictures of their code or number', async () => {
    const csv = [HEAD, row('Bullet camera', 'cam-1'), row('Dome camera', '')].join('\n');
    const looked = await dryRun(csv);
    expect(looked).toMatchObject({ problems: [], added: 2, changed: 2, pictures: NAMES });
    expect(looked.changes.map(({ line, title, is_new }) => [line, title, is_new])).toEqual([
      [2, 'Bullet camera', true],
      [3, 'Dome camera', true],
    ]);
    expect((await importCsv(csv)).problems).toMatchObject([
      { line: 2, column: 'pictures' },
      { line: 3, column: 'pictures' },
    ]);
    for (const name of NAMES) expect((await sendPicture(name)).status).toBe(200);
    expect(await importCsv(csv)).toMatchObject({ applied: true, message: '2 products imported.' });
    const added = (await listed()).filter(({ title }) => !['Seed', 'Old camera'].includes(title));
    expect(added).toMatchObject([
      {
        title: 'Dome camera',
        status: 'pending',
        price: 2500,
        section: 'new_arrivals',
        in_stock: 4,
      },
      { title: 'Bullet camera', brand: 'Nepcam' },
    ]);
    expect(added.map(({ images }) => images.length)).toEqual([3, 3]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
    // The same file once more, under another name: its additions exist already.
    const again = await importCsv(csv, { import_id: IMPORT.replace('ad', 'ae') });
    expect(again).toMatchObject({ applied: true, changed: 0 });
    expect(await listed()).toHaveLength(4);
  });

  test('a dry run says everything that is wrong with new rows', async () => {
    const { id } = await createProduct(shop().db, { title: 'Taken' });
    const csv = [
      `${HEAD},fact.nothing`,
      row('No pictures', 'other'),
      row('Names', 'a.png;nowhere.png;c.png'),
      row('Bad price', 'cam-1', '-1'),
      `${row('Bad fact', 'cam-1')},8`,
      row('taken', 'cam-1'),
      row('No pictures', 'cam-1'),
      row('', 'cam-1'),
      row('No brand', 'cam-1').replace('nepcam', 'Nobody'),
      'Nothing told,,,,,,,,',
    ].join('\n');
    const { problems } = await dryRun(csv);
    const told = problems.map(({ line, column }) => `${line} ${column}`);
    expect(told.slice(0, 8)).toEqual([
      '2 pictures',
      '3 pictures',
      '4 original_price',
      '5 facts.nothing',
      '6 title',
      '7 title',
      '8 title',
      '9 brand',
    ]);
    expect(told.slice(8).toSorted()).toEqual([
      '10 brand',
      '10 category',
      '10 description',
      '10 original_price',
    ]);
    expect(problems[1]?.message).toContain('nowhere.png');
    expect(problems[4]?.message).toContain(`Product ${id} has this title`);
  });

  test('a change tells each value as it is and as it would be', async () => {
    const [product] = await listed();
    const csv = `id,original_price,title,fast_delivery\n${product?.id},3000,New name,`;
    expect((await dryRun(csv)).changes).toEqual([
      {
        line: 2,
        title: 'Old camera',
        is_new: false,
        fields: [
          { column: 'title', from: 'Old camera', to: 'New name' },
          { column: 'original_price', from: '2500', to: '3000' },
          { column: 'price', from: '2250', to: '2700' },
        ],
      },
    ]);
  });

  test('a picture is taken once, and goes when no import writes it for a week', async () => {
    const paths = () => shop().db.selectFrom('product_import_picture').select('path').execute();
    await sendPicture('a.png');
    const [first] = await paths();
    await sendPicture('a.png', 'blue');
    expect(await paths()).toEqual([first]);
    expect((await sendPicture('')).status).toBe(400);
    const removed: string[] = [];
    const pictures = { remove: async (gone: readonly string[]) => void removed.push(...gone) };
    await forgetImportPictures(shop().db, pictures, 7);
    expect(removed).toEqual([]);
    await forgetImportPictures(shop().db, pictures, 0);
    expect(removed).toEqual([first?.path]);
    expect(await paths()).toEqual([]);
  });

  test('the sheet to fill in has the names of the shop, and is read back as no row', async () => {
    const { body, statusCode } = await shop().app.inject({
      url: '/api/v1/product/import/sheet?category=security cameras',
      headers: { host: 'shop.test', ...admin },
    });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^\uFEFFtitle,category,subcategory,brand,original_price/);
    expect(body).toContain('One of: Security Cameras');
    expect(body).toContain('Nepcam');
    expect(await importCsv(body, { dry_run: true })).toMatchObject({
      message: 'This file has no rows.',
    });
  });
});
