import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { BrandResponse } from '@pasal/shared/contracts';
import { namedPictures } from '../operator/picture-check';
import { onBothDatabases } from '../testing/database/both-databases';
import { createProduct, signedIn } from '../testing/factories';
import {
  addThroughForm,
  filesBelow,
  imagePart,
  sendForm,
  type FormParts,
} from '../testing/product-forms';
import { columnsIn, PICTURE_COLUMNS } from './picture-columns';
import { openPictureFolder } from './picture-folder';
import { unusedPictures } from './stored-pictures';

/** Words in a column's name which show that it names pictures. */
const SAYS_SO = /(^|_)(avatar|icon|image|logo|path|photo|picture|thumbnail)s?(_|$)/;

const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;
const declared = PICTURE_COLUMNS.map(nameOf).toSorted();

const file = async (field: string, colour: string) =>
  [field, (await imagePart(colour))[1]] as const;

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  const open = () => openPictureFolder(shop().db, shop().pictures);
  const clear = () => rm(shop().uploadsDir, { recursive: true, force: true });
  beforeEach(async () => {
    await clear();
    await open();
    ({ headers } = await signedIn(shop(), 'admin'));
    // Makes the brand and the category.
    await createProduct(shop().db, { images: '[]' });
  });

  const send = async (url: string, parts: FormParts, method: 'POST' | 'PUT' = 'POST') => {
    const { status } = await sendForm(shop(), { method, url, headers }, parts);
    if (status >= 300) throw new Error(`${url} answers ${status}`);
  };

  /** Columns, and how a picture gets into each; a new column has its own test. */
  const uploads: Record<string, () => Promise<unknown>> = {
    'product.images': () => addThroughForm(shop(), headers),
    'product_import_picture.path': async () =>
      send('/product/import/picture', [
        ['import_id', randomUUID()],
        ['name', 'cyan.png'],
        await file('images', 'cyan'),
      ]),
    'banner.image': async () =>
      send('/site/banner', [['title', 'Sale'], await file('image', 'pink')]),
    'poster.images': async () => send('/site/poster/hero/images', [await file('images', 'gray')]),
    'site_setting.value': async () =>
      send(
        '/site/looks',
        [
          ...Object.entries({ version: '0', accent: '', logo: 'new', icon: 'new' }),
          await file('pictures', 'black'),
          await file('pictures', 'white'),
        ],
        'PUT',
      ),
    'brand.logo': async () => {
      const body = { name: 'Himcam' };
      const brand = { method: 'POST', url: '/category/brand', headers, body } as const;
      const { id } = (await shop().call<BrandResponse>(brand)).body.brand;
      await send(`/category/brand/${id}/logo`, [await file('logo', 'navy')], 'PUT');
    },
  };

  /** Columns of texts and documents. */
  const texts = async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select relname as "table", attname as "column"
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and attnum > 0 and not attisdropped
        and relnamespace = current_schema()::regnamespace
        and format_type(atttypid, null) ~ '^(text|character varying|jsonb?)(\\[\\])?$'
    `.execute(shop().db);
    return rows;
  };

  test('every column that says that it names pictures is declared', async () => {
    const said = (await texts()).filter(({ column }) => SAYS_SO.test(column)).map(nameOf);
    // Looks are one of the settings, which all share one column.
    expect([...said, 'site_setting.value'].toSorted()).toEqual(declared);
    expect(await columnsIn(shop().db)).toEqual(PICTURE_COLUMNS);
  });

  test('wherever an uploaded picture is written, it is found', async () => {
    for (const upload of Object.values(uploads)) await upload();
    const files = await filesBelow(shop().uploadsDir);
    const uploaded = files.filter((name) => name.startsWith('products/'));
    const paths = uploaded.map((name) => `/uploads/${name}`);
    const found: string[] = [];
    for (const { table, column } of await texts()) {
      const { rows } = await sql`
        select from ${sql.table(table)} where ${sql.ref(column)}::text like '%/uploads/products/%'
      `.execute(shop().db);
      if (rows.length > 0) found.push(nameOf({ table, column }));
    }
    expect(found.toSorted()).toEqual(Object.keys(uploads).toSorted());
    expect(declared).toEqual(expect.arrayContaining(found));
    const named = (await namedPictures(shop().db)).map(({ path }) => path);
    expect(named.toSorted()).toEqual(paths.toSorted());
    expect(await unusedPictures(shop().db, [...paths, '/uploads/other.webp'])).toEqual([
      '/uploads/other.webp',
    ]);
  });

  test.each(Object.keys(uploads))('a folder without the pictures of %s', async (name) => {
    await uploads[name]?.();
    await clear();
    const isWaiting = PICTURE_COLUMNS.some((each) => nameOf(each) === name && each.waiting);
    // A missing picture of an import is not reported yet.
    expect((await open()) ?? '').toMatch(isWaiting ? /^$/ : /is missing or empty/);
  });

  test('a database of an older version names those that it has', async () => {
    await uploads['poster.images']?.();
    const rollBack = new Error('roll back');
    const looking = shop()
      .db.transaction()
      .execute(async (trx) => {
        await sql`alter table brand drop column logo`.execute(trx);
        await sql`drop table product_import_picture`.execute(trx);
        expect(await namedPictures(trx)).toEqual([
          { by: 'Poster 1', path: expect.stringContaining('/uploads/products/') },
        ]);
        throw rollBack;
      });
    await expect(looking).rejects.toBe(rollBack);
  });
});
