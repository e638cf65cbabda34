import type {
  BannersResponse,
  CategoriesResponse,
  PostersResponse,
  SiteSettingsResponse,
} from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { DEFAULT_SETTINGS } from '../settings/default-settings';

onBothDatabases((shop) => {
  const get = async <Body>(url: string) => (await shop().call<Body>({ url })).body;

  test('banners come in their order', async () => {
    await shop()
      .db.insertInto('banner')
      .values([
        { position: 2, title: 'Second' },
        { position: 1, title: 'First', discount: '20%' },
      ])
      .execute();
    const { banners } = await get<BannersResponse>('/site/banner');
    expect(banners.map(({ title }) => title)).toEqual(['First', 'Second']);
    expect(banners[0]).toEqual({
      id: 2,
      discount: '20%',
      title: 'First',
      date_range: '',
      image: '',
      title2: '',
      title3: '',
      title4: '',
    });
  });

  test('posters can be asked for by type, and their images are always a list', async () => {
    await shop()
      .db.insertInto('poster')
      .values([
        { type: 'hero', images: JSON.stringify(['/uploads/a.webp', '']) },
        { type: 'category', images: JSON.stringify('["/uploads/b.webp"]') },
        { type: 'category', images: JSON.stringify('not a list') },
      ])
      .execute();
    const { posters } = await get<PostersResponse>('/site/poster');
    expect(posters.map(({ images }) => images)).toEqual([
      ['/uploads/a.webp'],
      ['/uploads/b.webp'],
      [],
    ]);
    const hero = await get<PostersResponse>('/site/poster?type=hero');
    expect(hero.posters).toHaveLength(1);
    expect((await shop().call({ url: '/site/poster?type=side' })).status).toBe(400);
  });

  test('settings that were never stored have their default', async () => {
    expect(await get('/site/settings')).toEqual({ settings: DEFAULT_SETTINGS, version: 0 });
    await shop()
      .db.insertInto('site_setting')
      .values({
        key: 'site',
        value: JSON.stringify({ shop_name: 'Pasal Pokhara', social: { tiktok: '@pasal' } }),
      })
      .execute();
    const { settings } = await get<SiteSettingsResponse>('/site/settings');
    expect(settings).toEqual({
      ...DEFAULT_SETTINGS,
      shop_name: 'Pasal Pokhara',
      social: { ...DEFAULT_SETTINGS.social, tiktok: '@pasal' },
    });
  });

  test('categories and their brands come in the order of the shop', async () => {
    const { db } = shop();
    await db
      .insertInto('category')
      .values([
        { name: 'Locks', position: 2 },
        { name: 'Cameras', position: 1 },
      ])
      .execute();
    await db
      .insertInto('brand')
      .values([{ name: 'Yeti' }, { name: 'Nepcam' }])
      .execute();
    await db
      .insertInto('category_brand')
      .values([
        { category_id: 2, brand_id: 1, position: 2 },
        { category_id: 2, brand_id: 2, position: 1 },
      ])
      .execute();
    expect(await get<CategoriesResponse>('/category')).toEqual({
      categories: [
        {
          id: 2,
          name: 'Cameras',
          brands: [
            { id: 2, name: 'Nepcam', logo: null },
            { id: 1, name: 'Yeti', logo: null },
          ],
          children: [],
        },
        { id: 1, name: 'Locks', brands: [], children: [] },
      ],
    });
  });
});
