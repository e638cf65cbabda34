import { touchAreas } from '@pasal/core/db/touch-areas';
import { CompiledQuery } from 'kysely';
import type { PublicProductsResponse, StaffProductsResponse } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../../testing/database/both-databases';
import {
  createProduct,
  createSubcategories,
  createVariants,
  signedIn,
} from '../../../testing/factories';
import type { TestApp } from '../../../testing/test-app';
import { currentCatalogue } from '../current-catalogue';
import { understand } from './understand-search';

const statusOf = async (shop: TestApp, query: string) =>
  (await shop.call({ url: `/product/public?${query}` })).status;

onBothDatabases((shop) => {
  const add = (title: string, more: Parameters<typeof createProduct>[1] = {}) =>
    createProduct(shop().db, {
      title,
      brand: 'Yeti',
      category: 'Things',
      description: '',
      ...more,
    });

  const ask = (search: string, more = '') =>
    shop().call<PublicProductsResponse>({
      url: `/product/public?search=${encodeURIComponent(search)}${more}`,
    });
  const found = async (search: string, more = '') => {
    const { status, body } = await ask(search, more);
    if (status !== 200) throw new Error(`${search}: ${status}`);
    return body.products.map(({ title }) => title);
  };

  const meant = async (typed: string) =>
    (await understand(await currentCatalogue(shop().db), typed)).query;
  const sayWordsChanged = () => touchAreas(shop().db, 'product', 'phrases');

  const kind = async (name: string, called: string[], parent_id: number | null = null) => {
    const { db } = shop();
    const { id } = await db
      .insertInto('search_kind')
      .values({ name, parent_id, category_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const phrases = called.map((phrase) => ({ phrase, kind_id: id, finds: null }));
    await db.insertInto('search_phrase').values(phrases).execute();
    await sayWordsChanged();
    return id;
  };

  test('words are found in any order, whatever their case, while they are typed', async () => {
    await add('Outdoor Dome Camera 4MP', { brand: 'Hikvision' });
    await add('Indoor bell');
    expect(await found('dome outdoor')).toEqual(['Outdoor Dome Camera 4MP']);
    expect(await found('CAMERA hikvision 4mp')).toEqual(['Outdoor Dome Camera 4MP']);
    for (const typed of ['d', 'do', 'hikv', 'cam out', 'ind']) {
      expect(await found(typed)).toHaveLength(1);
    }
    expect(await found('dome indoor')).toEqual([]);
  });

  test('a product is found by the name and the code of its variants, and no longer by one that went', async () => {
    const { db } = shop();
    const { id } = await add('Recorder', { in_stock: 0 });
    await createVariants(db, id, [
      { name: 'Crimson edition', code: 'ZX-9000', price: 100 },
      { name: 'Plain 64 GB', price: 90 },
    ]);
    for (const typed of ['crimson', 'zx-9000', 'zx9000', '64gb', '64 gb', 'recorder plain']) {
      expect(await found(typed)).toEqual(['Recorder']);
    }
    await db.updateTable('brand').set({ name: 'Yak' }).execute();
    expect(await found('yak crimson')).toEqual(['Recorder']);
    await db.deleteFrom('product_variant').where('id', '=', 1).execute();
    expect(await found('crimson')).toEqual([]);
  });

  test('a beginning of few words is looked up as these words, of many as a beginning', async () => {
    await add('Dome');
    await add('Domestic lamp');
    expect(await meant('dom')).toBe("('dome' | 'domestic')");
    expect(await meant('domestic')).toBe("('domestic')");
    for (let number = 10; number < 30; number += 1) await add(`Bulb w${number}`);
    expect(await meant('w')).toBe("('w':*)");
    expect(await found('bulb w')).toHaveLength(20);
  });

  test('a small mistake finds what was meant, in every word', async () => {
    await add('Dome', { brand: 'Hikvision' });
    await add('Kettle', { brand: 'Baltra' });
    for (const typed of ['hikvison', 'hkvision', 'hikvisoin', 'hikvission', 'hikvison doem']) {
      expect(await found(typed)).toEqual(['Dome']);
    }
    expect(await found('ketle')).toEqual(['Kettle']);
    expect(await found('xyzzy')).toEqual([]);
    expect(await found('dome xyzzy')).toEqual([]);
  });

  test('a word that is there is taken as it is, not for another', async () => {
    await add('Ring doorbell', { brand: 'Ring' });
    await add('King lamp', { brand: 'King' });
    expect(await found('ring')).toEqual(['Ring doorbell']);
  });

  test('the middle of a word is found where nothing begins with it', async () => {
    await add('Headphone');
    await add('Smartphone');
    expect((await found('phone')).toSorted()).toEqual(['Headphone', 'Smartphone']);
    await add('Phone stand');
    expect(await found('phone')).toEqual(['Phone stand']);
  });

  test('Nepali is found, in whatever form it was typed', async () => {
    await add('क्यामेरा १२', { description: 'घर र पसलको लागि' });
    await add('ताला', { brand: 'हिमाल' });
    expect(await found('क्यामेरा')).toEqual(['क्यामेरा १२']);
    expect(await found('क्या')).toEqual(['क्यामेरा १२']);
    expect(await found('पसल')).toEqual(['क्यामेरा १२']);
    expect(await found('12')).toEqual(['क्यामेरा १२']);
    expect(await found('क्यामेरा'.normalize('NFD').replace('्', '्\u200D'))).toEqual(['क्यामेरा १२']);
    expect(await found('हिमाल ताला')).toEqual(['ताला']);
  });

  test('accents do not matter', async () => {
    await add('Café grinder');
    expect(await found('cafe')).toEqual(['Café grinder']);
    expect(await found('CAFÉ')).toEqual(['Café grinder']);
  });

  test('a title counts more than a brand, a brand more than a category, that more than a description', async () => {
    await add('Fourth', { description: 'Goes with every dome.', is_popular: true });
    await add('Third', { category: 'Dome things', is_popular: true });
    await add('Second', { brand: 'Dome', is_popular: true });
    await add('First dome');
    expect(await found('dome')).toEqual(['First dome', 'Second', 'Third', 'Fourth']);
    expect(await found('dome', '&sort=name_desc')).toEqual([
      'Third',
      'Second',
      'Fourth',
      'First dome',
    ]);
    const { headers } = await signedIn(shop());
    const staff = await shop().call<StaffProductsResponse>({
      url: '/product?search=dome',
      headers,
    });
    expect(staff.body.products.map(({ title }) => title)).toEqual([
      'First dome',
      'Second',
      'Third',
      'Fourth',
    ]);
  });

  test('facets and total are of what was found; filters narrow it', async () => {
    await add('Dome A', { brand: 'Alpha', price: 100 });
    await add('Dome B', { brand: 'Beta', price: 300 });
    await add('Lamp', { brand: 'Alpha', price: 900 });
    await add('Dome C', { brand: 'Gamma', price: 5, status: 'pending' });
    const { body } = await ask('dome', '&brand=beta');
    expect([body.products.map(({ title }) => title), body.total]).toEqual([['Dome B'], 1]);
    expect(body.facets).toEqual({
      brands: [
        { name: 'Alpha', total: 1 },
        { name: 'Beta', total: 1 },
      ],
      price: { min: 100, max: 300 },
    });
    expect(await found('dome', '&maxPrice=200')).toEqual(['Dome A']);
    const beyond = await ask('dome', '&page=7');
    expect([beyond.body.products, beyond.body.total]).toEqual([[], 2]);
    expect(beyond.body.facets.brands).toHaveLength(2);
  });

  test('a change of title, brand name or category name is found at once', async () => {
    const { db } = shop();
    const { id } = await add('Dome', { brand: 'Hikvison', category: 'Camras' });
    await db.updateTable('product').set({ title: 'Bullet' }).where('id', '=', id).execute();
    await db
      .updateTable('brand')
      .set({ name: 'Hikvision' })
      .where('name', '=', 'Hikvison')
      .execute();
    await db
      .updateTable('category')
      .set({ name: 'Cameras' })
      .where('name', '=', 'Camras')
      .execute();
    expect(await found('dome')).toEqual([]);
    expect(await found('hikvision bullet')).toEqual(['Bullet']);
    expect(await found('cameras')).toEqual(['Bullet']);
    // Its old words are forgotten, so that they count as mistyped.
    expect(await found('hikvison camras')).toEqual(['Bullet']);
    await db.deleteFrom('stock_movement').execute();
    await db.deleteFrom('product').execute();
    expect(await found('bullet')).toEqual([]);
  });

  test('the name of a subcategory is a word of its products, the new one too', async () => {
    const { db } = shop();
    const [parts] = await createSubcategories(db, 'Things', ['Gizmos']);
    if (parts === undefined) throw new Error('there is no subcategory');
    const { id } = await add('Dome', { subcategory_id: parts.id });
    expect(await found('gizmos')).toEqual(['Dome']);
    await db
      .updateTable('subcategory')
      .set({ name: 'Widgets 50%' })
      .where('id', '=', parts.id)
      .execute();
    expect(await found('widgets')).toEqual(['Dome']);
    expect(await found('50%')).toEqual(['Dome']);
    expect(await found('gizmos')).toEqual([]);
    await db.updateTable('product').set({ subcategory_id: null }).where('id', '=', id).execute();
    expect(await found('widgets')).toEqual([]);
  });

  test('a price in a search keeps away what costs more, for staff and in what the list is narrowed by too', async () => {
    await add('Dome 5000 series', { brand: 'Alpha', price: 64_390 });
    await add('Dome B', { brand: 'Beta', price: 4350 });
    await add('Bullet', { brand: 'Gamma', price: 1200 });
    const { body } = await ask('dome under 5000');
    expect(body.products.map(({ title }) => title)).toEqual(['Dome B']);
    expect([body.total, body.facets]).toEqual([
      1,
      { brands: [{ name: 'Beta', total: 1 }], price: { min: 4350, max: 4350 } },
    ]);
    expect(await found('dome rs. 4,350')).toEqual(['Dome B']);
    expect(await found('dome above 5000')).toEqual(['Dome 5000 series']);
    expect(await found('dome under 1000')).toEqual([]);
    expect(await found('dome 5000')).toEqual(['Dome 5000 series']);
    expect((await found('under 5000')).toSorted()).toEqual(['Bullet', 'Dome B']);
    expect(await found('under 5000', '&maxPrice=2000')).toEqual(['Bullet']);
    expect(await found('between 4000 and 5000', '&category=Things')).toEqual(['Dome B']);
    const { headers } = await signedIn(shop());
    const url = '/product?search=dome%20under%205000';
    const staff = await shop().call<StaffProductsResponse>({ url, headers });
    expect(staff.body.products.map(({ title }) => title)).toEqual(['Dome B']);
  });

  test('where nothing is found, words of what is on sale that resemble it and categories are offered', async () => {
    await add('Doorbell', { category: 'Bells' });
    await add('Doorstop', { status: 'pending', category: 'Stops' });
    const { body } = await ask('doorbellxyzzy');
    expect(body.suggestions).toEqual({ words: ['doorbell'], categories: ['Bells'] });
    expect((await ask('doorbell')).body.suggestions).toBeUndefined();
    expect((await ask('')).body.suggestions).toBeUndefined();
  });

  describe('kinds and phrases', () => {
    test('a thing is found by every name of its kind and of the kinds above', async () => {
      const camera = await kind('Camera', ['camera', 'cctv', 'क्यामेरा']);
      await kind('Dome camera', ['dome camera', 'dome'], camera);
      await kind('Cable', ['cable', 'tar']);
      await add('IPC-T4 Vandal Dome');
      await add('3+1 CCTV Cable with camera plug', { is_popular: true });
      expect(await found('cctv')).toEqual([
        'IPC-T4 Vandal Dome',
        '3+1 CCTV Cable with camera plug',
      ]);
      expect((await found('क्यामेरा'))[0]).toBe('IPC-T4 Vandal Dome');
      expect((await found('cc tv'))[0]).toBe('IPC-T4 Vandal Dome');
      expect(await found('cctv tar')).toEqual(['3+1 CCTV Cable with camera plug']);
      expect(await found('ipct4')).toEqual(['IPC-T4 Vandal Dome']);
      expect(await found('golden camera')).toEqual([]);
    });

    test('a new phrase is found at once, and so are products of a new kind', async () => {
      await add('Frostline 200');
      await kind('Refrigerator', ['frostline', 'fridge']);
      expect(await found('fridge')).toEqual(['Frostline 200']);
      await shop()
        .db.insertInto('search_phrase')
        .values({ phrase: 'icebox', kind_id: null, finds: 'frostline' })
        .execute();
      await sayWordsChanged();
      expect(await found('icebox')).toEqual(['Frostline 200']);
    });

    test('a short name finds nothing where nothing of its kind is on sale', async () => {
      await kind('Air conditioner', ['ac', 'air conditioner']);
      await kind('Multimeter', ['multimeter']);
      await add('Multimeter for AC and DC');
      expect(await found('ac')).toEqual(['Multimeter for AC and DC']);
      await add('Air conditioner', { status: 'pending' });
      expect(await found('ac')).toEqual([]);
      expect(await found('ac multimeter')).toEqual(['Multimeter for AC and DC']);
      await add('Cool Air conditioner');
      expect(await found('ac')).toEqual(['Cool Air conditioner', 'Multimeter for AC and DC']);
    });

    test('what is sold out comes after what is not', async () => {
      await kind('Fan', ['fan']);
      await add('Fan', { in_stock: 0, is_popular: true });
      await add('Table fan');
      expect(await found('fan')).toEqual(['Table fan', 'Fan']);
    });
  });

  describe('signs that mean something to SQL', () => {
    test.each(['%', '_', '\\', "'", '"', '&|!', ':*', '(', '<->', "' or 1=1 --", '$1', '🙂'])(
      '%s finds nothing it does not stand in',
      async (typed) => {
        await add('Lamp');
        expect(await found(typed)).toEqual([]);
      },
    );

    test('are found as they are beside words', async () => {
      await add('Cotton 100% pure');
      await add('Lamp 100 W');
      await add('USB-C (2 m) & charger');
      await add('snake_case');
      expect(await found('100%')).toEqual(['Cotton 100% pure']);
      expect(await found('usb-c')).toEqual(['USB-C (2 m) & charger']);
      expect(await found("(2 m) & 'charger'")).toEqual(['USB-C (2 m) & charger']);
      expect(await found('snake_c')).toEqual(['snake_case']);
      expect(await found('sna_e')).toEqual([]);
      expect(await found('l%p')).toEqual([]);
    });

    test('a NUL, broken UTF-8 and a search without end are refused', async () => {
      await add('Lamp');
      expect(await statusOf(shop(), 'search=lamp%00')).toBe(400);
      expect(await statusOf(shop(), `search=${'x'.repeat(100_000)}`)).toBe(400);
      expect(await statusOf(shop(), 'search=%ff%fe')).toBe(200);
      expect(await statusOf(shop(), '__proto__=x&search=lamp&constructor=y')).toBe(200);
      expect(await statusOf(shop(), 'search=__proto__')).toBe(200);
      expect(await statusOf(shop(), `search=${encodeURIComponent('अ'.repeat(200))}`)).toBe(200);
    });
  });

  test('a product with words without end can be stored and found', async () => {
    await add('x'.repeat(5000), { description: 'word '.repeat(50_000) });
    expect(await found('xxx')).toHaveLength(1);
  });

  test('a search that fits everything shows the first 500, those with the word in the title', async () => {
    await createProduct(shop().db, { title: 'Lamp', description: 'One of a kind.' });
    await shop().db.executeQuery(manyLike(1100));
    const { body } = await ask('lamp', '&limit=1&page=500');
    expect([body.total, body.products.length]).toEqual([500, 1]);
    expect(await found('kind', '&limit=1')).toEqual(['Lamp']);
  });
});

/** Copies of the first product, without its unique values. */
function manyLike(count: number) {
  return CompiledQuery.raw(
    `insert into product (slug, title, brand_id, category_id, original_price_paisa, price_paisa,
      in_stock, status)
    select 'lamp-' || n, 'Lamp ' || n, brand_id, category_id, 100, 100, 0, 'approve'
    from product, generate_series(1, $1::integer) as n`,
    [count],
  );
}
