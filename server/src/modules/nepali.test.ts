import type {
  BannersResponse,
  CategoriesResponse,
  CategoryNamesResponse,
  DistrictsResponse,
  ManagedCategoriesResponse,
  ManagedDistrict,
  ManagedSettingsResponse,
  ProductResponse,
  PublicProductsResponse,
  QuoteResponse,
  SiteSettingsResponse,
  TrackResponse,
} from '@pasal/shared/contracts';
import { fillNepali } from '../db/reference/fill-nepali';
import { onBothDatabases } from '../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../testing/factories';
import { fieldsOf, sendForm } from '../testing/product-forms';
import { DEFAULT_SETTINGS } from './settings/default-settings';

/** Names and texts in both languages: English answers are unchanged, Nepali is beside or replaces it (D160). */
onBothDatabases((shop) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
  });
  const read = async <Body>(url: string) => (await shop().call<Body>({ url, headers })).body;
  const inNepali = <Body>(url: string) =>
    read<Body>(`${url}${url.includes('?') ? '&' : '?'}language=ne`);
  const send = <Body = { message: string }>(method: 'POST' | 'PUT', url: string, body: object) =>
    shop().call<Body>({ method, url, headers, body });
  const added = async (url: string, body: object, of: 'category' | 'brand' | 'subcategory') => {
    const answer = await send<Record<string, { id: number }>>('POST', url, body);
    return answer.body[of]?.id ?? 0;
  };

  test('categories, subcategories and brands have a label in Nepali, and keep their names as keys', async () => {
    const cameras = await added('/category', { name: 'Cameras', name_ne: 'क्यामेरा' }, 'category');
    const dome = await added(`/category/${cameras}/subcategory`, { name: 'Dome' }, 'subcategory');
    const brand = { name: 'Nepcam', category_id: cameras };
    const nepcam = await added('/category/brand', brand, 'brand');
    await createProduct(shop().db, { category: 'Cameras', brand: 'Nepcam', subcategory_id: dome });
    const plain = { id: dome, name: 'Dome' };
    const english = await read<CategoriesResponse>('/category');
    expect(english.categories).toEqual([
      {
        id: cameras,
        name: 'Cameras',
        children: [plain],
        brands: [{ id: nepcam, name: 'Nepcam', logo: null }],
      },
    ]);
    const [named] = (await inNepali<CategoryNamesResponse>('/category/names')).categories;
    expect(named).toEqual({ id: cameras, name: 'Cameras', label: 'क्यामेरा', children: [plain] });

    // The owner's edit shows at once, on products too.
    await send('PUT', `/category/subcategory/${dome}`, { name: 'Dome', name_ne: 'डोम' });
    await send('PUT', `/category/brand/${nepcam}`, { name: 'Nepcam', name_ne: 'नेपक्याम' });
    const [category] = (await inNepali<CategoriesResponse>('/category')).categories;
    expect(category?.children).toEqual([{ ...plain, label: 'डोम' }]);
    expect(category?.brands).toMatchObject([{ name: 'Nepcam', label: 'नेपक्याम' }]);
    const list = '/product/public?category=Dome&brand=Nepcam';
    const { products, facets, total } = await inNepali<PublicProductsResponse>(list);
    expect(total).toBe(1);
    expect(facets.brands).toEqual([{ name: 'Nepcam', label: 'नेपक्याम', total: 1 }]);
    const labels = { brand_label: 'नेपक्याम', category_label: 'क्यामेरा', subcategory_label: 'डोम' };
    expect(products[0]).toMatchObject({ brand: 'Nepcam', category: 'Cameras', ...labels });
    const page = `/product/slug/${products[0]?.slug}`;
    expect((await inNepali<ProductResponse>(page)).product).toMatchObject(labels);
    const { product } = await read<ProductResponse>(page);
    expect(Object.keys(product).filter((key) => key.endsWith('_label'))).toEqual([]);

    // A request without `name_ne` leaves it unchanged, an empty one removes it.
    await send('PUT', `/category/${cameras}`, { name: 'All cameras' });
    await send('PUT', `/category/brand/${nepcam}`, { name: 'Nepcam', name_ne: '' });
    const managed = await read<ManagedCategoriesResponse>('/category/manage');
    expect(managed.categories).toMatchObject([{ name: 'All cameras', name_ne: 'क्यामेरा' }]);
    expect(managed.brands).toEqual([{ id: nepcam, name: 'Nepcam', logo: null, products: 1 }]);
    const after = await inNepali<ProductResponse>(page);
    expect(after.product.brand_label).toBeUndefined();
  });

  test('facts have their words in Nepali, and are filtered by the English ones', async () => {
    const { id, slug, category_id } = await createProduct(shop().db);
    const facts = JSON.stringify({ shape: 'Dome', storage: 2 });
    await shop().db.updateTable('product').set({ facts }).where('id', '=', id).execute();
    const asked = { unit: null, choices: [], filterable: true };
    const shape = {
      ...asked,
      key: 'shape',
      name: 'Shape',
      kind: 'choice',
      choices: ['Dome', 'Cube'],
    };
    const storage = { ...asked, key: 'storage', name: 'Storage', kind: 'number', unit: 'days' };
    const attributes = [
      { ...shape, name_ne: 'आकार', choices_ne: { Dome: 'डोम', Gone: 'गयो' } },
      { ...storage, unit_ne: 'दिन' },
    ];
    const url = `/category/${category_id}/attributes`;
    expect((await send('PUT', url, { attributes, seen: [] })).status).toBe(200);
    const page = async (ask: typeof read) =>
      (await ask<ProductResponse>(`/product/slug/${slug}`)).product.facts;
    expect(await page(read)).toEqual([
      { key: 'shape', name: 'Shape', kind: 'choice', unit: null, value: 'Dome' },
      { key: 'storage', name: 'Storage', kind: 'number', unit: 'days', value: 2 },
    ]);
    expect(await page(inNepali)).toEqual([
      { key: 'shape', name: 'आकार', kind: 'choice', unit: null, value: 'Dome', label: 'डोम' },
      { key: 'storage', name: 'Storage', kind: 'number', unit: 'दिन', value: 2 },
    ]);
    const list = '/product/public?category=Security%20Cameras&fact=shape%3ADome';
    const { facets, total } = await inNepali<PublicProductsResponse>(list);
    expect(total).toBe(1);
    expect(facets.facts?.[0]).toEqual({
      key: 'shape',
      name: 'आकार',
      kind: 'choice',
      unit: null,
      values: [{ value: 'Dome', label: 'डोम', total: 1 }],
    });
    // The dialog's original state includes the Nepali: a change of it in between is detected.
    const seen = [{ ...shape, name_ne: 'आकार', choices_ne: { Dome: 'डोम' } }, attributes[1]];
    expect((await send('PUT', url, { attributes: [shape], seen: [shape, storage] })).status).toBe(
      409,
    );
    expect((await send('PUT', url, { attributes: [shape], seen })).status).toBe(200);
    expect(await page(inNepali)).toMatchObject([{ name: 'Shape', value: 'Dome' }]);
  });

  test('places have their label, in the order of their language; orders keep English and show the reader theirs', async () => {
    const { district_id, city_id } = await createCity(shop().db, 'Lalitpur', 'Godawari');
    await createCity(shop().db, 'Kaski', 'Pokhara');
    await send('PUT', `/branch/${district_id}`, { name: 'Lalitpur', name_ne: 'ललितपुर' });
    await send('PUT', `/branch/update-city/${city_id}`, { name: 'Godawari', name_ne: 'गोदावरी' });
    await send('POST', '/branch', { name: 'Zone', name_ne: 'अञ्चल' });
    const named = async (ask: typeof read) =>
      (await ask<DistrictsResponse>('/branch')).districts.map(({ name, label }) => [name, label]);
    expect(await named(read)).toEqual([
      ['Kaski', undefined],
      ['Lalitpur', undefined],
      ['Zone', undefined],
    ]);
    expect(await named(inNepali)).toEqual(
      [
        ['Zone', 'अञ्चल'],
        ['Lalitpur', 'ललितपुर'],
        ['Kaski', undefined],
      ].toSorted(([one, label], [other, its]) =>
        new Intl.Collator('ne').compare(String(label ?? one), String(its ?? other)),
      ),
    );
    const managed = await read<{ districts: ManagedDistrict[] }>('/branch/manage');
    expect(managed.districts[1]).toMatchObject({
      name_ne: 'ललितपुर',
      cities: [{ name: 'Godawari', name_ne: 'गोदावरी' }],
    });

    const price = 900;
    const { id } = await createProduct(shop().db, { price });
    const body = orderBody({ district_id, city_id }, [{ id, price, quantity: 1 }]);
    const placed = await shop().call<{ order: { order_number: string; id: number } }>({
      method: 'POST',
      url: '/order-product',
      body,
    });
    const told = { status: 'others', remarks: 'Handed to courier', version: 1 };
    const message = { customer_message: 'Your order is with the courier.' };
    await send('PUT', `/order-product/${placed.body.order.id}`, { ...told, ...message });
    const proof = { order_number: placed.body.order.order_number, phone: body.phone };
    const track = async (search = '') =>
      (await send<TrackResponse>('POST', `/order-product/track${search}`, proof)).body;
    const { order } = await track('?language=ne');
    expect(order).toMatchObject({ district: 'ललितपुर', city: 'गोदावरी' });
    expect(order.history.at(-1)?.customer_message).toBe('तपाईंको अर्डर कुरियरलाई बुझाइयो।');
    const { order: english } = await track();
    expect(english).toMatchObject({ district: 'Lalitpur', city: 'Godawari' });
    expect(english.history.at(-1)).toMatchObject(message);
  });

  test('banners and settings have their texts in Nepali, text by text', async () => {
    const texts = { title: 'Dashain', title2: 'Cameras', title_ne: 'दसैँ' };
    const to = { method: 'POST' as const, url: '/site/banner', headers };
    expect((await sendForm(shop(), to, fieldsOf(texts))).status).toBe(201);
    const [banner] = (await inNepali<BannersResponse>('/site/banner')).banners;
    expect(banner).toMatchObject({ title: 'दसैँ', title2: 'Cameras' });
    const [english] = (await read<BannersResponse>('/site/banner')).banners;
    expect(english).toMatchObject({ title: 'Dashain', title2: 'Cameras' });
    expect(english).not.toHaveProperty('ne');
    const change = { ...to, method: 'PUT' as const, url: `/site/banner/${banner?.id}` };
    await sendForm(shop(), change, fieldsOf({ title_ne: '', title2_ne: 'क्यामेरा' }));
    const [changed] = (await inNepali<BannersResponse>('/site/banner')).banners;
    expect(changed).toMatchObject({ title: 'Dashain', title2: 'क्यामेरा' });

    const ne = {
      tagline: 'सस्तो',
      address: '',
      opening_hours: '',
      legal_name: 'हाम्रो',
      grievance_contact: '',
    };
    const legal = { ...DEFAULT_SETTINGS.legal, name: 'Ours' };
    const settings = { ...DEFAULT_SETTINGS, tagline: 'Cheap', address: 'New Road', legal };
    await send('PUT', '/site/settings', { settings: { ...settings, ne }, version: 0 });
    const said = (await inNepali<SiteSettingsResponse>('/site/settings')).settings;
    expect(said).toMatchObject({ tagline: 'सस्तो', address: 'New Road', legal: { name: 'हाम्रो' } });
    expect(said).not.toHaveProperty('ne');
    expect((await read<SiteSettingsResponse>('/site/settings')).settings).toEqual(settings);
    // A request without them, as of the version before, leaves them unchanged.
    await send('PUT', '/site/settings', { settings: { ...settings, address: 'Ason' }, version: 1 });
    const managed = await read<ManagedSettingsResponse>('/site/settings/manage');
    expect(managed).toMatchObject({ settings: { address: 'Ason', ne }, version: 2 });
    const { id } = await createProduct(shop().db, { price: 900 });
    const quote = await shop().call<QuoteResponse>({
      method: 'POST',
      url: '/order-product/quote?language=ne',
      body: { cartItems: [{ id, price: 900, quantity: 1 }], delivery_type: 'shop_pickup' },
    });
    expect(quote.body.delivery?.pickup).toMatchObject({ address: 'Ason' });
  });

  test('what Pasal knows is filled in where nobody has said anything', async () => {
    const { db } = shop();
    const fill = () => db.transaction().execute(fillNepali);
    await createCity(db, 'kathmandu', 'Kirtipur');
    const own = await added('/category', { name: 'Electronics', name_ne: 'बिजुली' }, 'category');
    const none = await added('/category', { name: 'Security Cameras', name_ne: '' }, 'category');
    await added('/category', { name: 'House Materials' }, 'category');
    const [before] = (await inNepali<DistrictsResponse>('/branch')).districts;
    expect(before?.label).toBeUndefined();
    await fill();
    await fill();
    const [district] = (await inNepali<DistrictsResponse>('/branch')).districts;
    expect(district).toMatchObject({ label: 'काठमाडौँ', cities: [{ label: 'कीर्तिपुर' }] });
    const { categories } = await inNepali<CategoryNamesResponse>('/category/names');
    expect(categories).toMatchObject([
      { id: own, label: 'बिजुली' },
      { id: none, name: 'Security Cameras' },
      { label: 'घरायसी सामान' },
    ]);
    expect(categories[1]).not.toHaveProperty('label');
  });
});
