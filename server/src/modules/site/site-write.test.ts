import { rm } from 'node:fs/promises';
import type {
  ActivitiesResponse,
  BannerResponse,
  BannersResponse,
  MailSettingsResponse,
  PosterImagesResponse,
  PostersResponse,
  SiteSettings,
  SiteSettingsResponse,
  ValidationDetail,
} from '@pasal/shared/contracts';
import { openPictureFolder } from '../../pictures/picture-folder';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { createProduct, signedIn } from '../../testing/factories';
import { encodeForm, filesBelow, imagePart, type FormParts } from '../../testing/product-forms';
import { DEFAULT_SETTINGS } from '../settings/default-settings';
import { settingsSaved } from '../settings/messages';
import * as messages from './messages';

const part = async (field: string, colour: string) =>
  [field, (await imagePart(colour))[1]] as const;

const wanted = (change: Partial<SiteSettings> = {}): SiteSettings => ({
  ...DEFAULT_SETTINGS,
  shop_name: 'Pasal Pokhara',
  ...change,
});

onPostgresFirst((shop) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    await rm(shop().uploadsDir, { recursive: true, force: true });
    await openPictureFolder(shop().db, shop().pictures);
    ({ headers } = await signedIn(shop(), 'admin'));
  });

  const put = (url: string, body: object) =>
    shop().call<{ message: string; code?: string; details?: ValidationDetail[] }>({
      method: 'PUT',
      url,
      headers,
      body,
    });
  async function send<Body>(method: 'POST' | 'PUT', url: string, parts: FormParts) {
    const form = await encodeForm(parts);
    return shop().call<Body & { code?: string; message: string }>({
      method,
      url,
      body: form.body,
      headers: { ...headers, ...form.headers },
    });
  }
  /** Reads as visitors do. */
  const read = async <Body>(url: string) => (await shop().call<Body>({ url })).body;
  const settings = () => read<SiteSettingsResponse>('/site/settings');
  const bannersShown = async () => (await read<BannersResponse>('/site/banner')).banners;
  const postersShown = async () =>
    (await read<PostersResponse>('/site/poster?type=hero')).posters.flatMap(({ images }) => images);
  const pictures = async () =>
    (await filesBelow(shop().uploadsDir))
      .filter((name) => name.startsWith('products/'))
      .map((name) => `/uploads/${name}`);
  const log = async () =>
    (await shop().call<ActivitiesResponse>({ url: '/activity', headers })).body.activities.map(
      ({ action, kind, thing, changes }) => [
        `${action} ${kind} ${thing}`,
        ...changes.map(({ field, before, after }) => `${field}: ${before} to ${after}`),
      ],
    );

  const save = async (shop_name: string, version: number) =>
    (await put('/site/settings', { settings: wanted({ shop_name }), version })).body.code;
  const addBanner = (parts: FormParts) => send<BannerResponse>('POST', '/site/banner', parts);

  const addSlides = async (...colours: string[]) =>
    send<PosterImagesResponse>(
      'POST',
      '/site/poster/hero/images',
      await Promise.all(colours.map((colour) => imagePart(colour))),
    );

  describe('the site settings', () => {
    test('are saved for visitors from their next read on', async () => {
      expect((await settings()).settings.shop_name).toBe('Pasal');
      const saved = await put('/site/settings', {
        settings: wanted({ shop_name: ' Pasal Pokhara ', phones: [' 061-5', ' '] }),
        version: 0,
      });
      expect([saved.status, saved.body.message]).toEqual([200, settingsSaved.en]);
      expect(saved.body).toMatchObject({ version: 1 });
      expect(await settings()).toEqual({ settings: wanted({ phones: ['061-5'] }), version: 1 });
      expect(await log()).toEqual([
        [
          'change settings Site settings',
          'shop_name: Pasal to Pasal Pokhara',
          'phones: null to 061-5',
        ],
      ]);
    });

    test('saved by someone else meanwhile: 409, and theirs stay', async () => {
      expect(await save('One', 1)).toBe('CONFLICT');
      expect(await save('One', 0)).toBeUndefined();
      expect(await save('Two', 0)).toBe('CONFLICT');
      expect(await save('Two', 1)).toBeUndefined();
      expect(await save('Three', 1)).toBe('CONFLICT');
      expect(await settings()).toMatchObject({ settings: { shop_name: 'Two' }, version: 2 });
    });

    test('of ten who save at once one succeeds', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_none, number) =>
          put('/site/settings', { settings: wanted({ shop_name: `Shop ${number}` }), version: 0 }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    });

    test('wrong fields are named, and no link leads anywhere but the web', async () => {
      const { status, body } = await put('/site/settings', {
        settings: wanted({
          shop_name: '  ',
          email: 'nonsense',
          website: 'pasal',
          social: {
            facebook: 'javascript:alert(1)//a.b/c',
            instagram: '',
            tiktok: '',
            whatsapp: '',
          },
        }),
        version: 0,
      });
      expect(status).toBe(400);
      expect(body.details?.map(({ path }) => path)).toEqual([
        'shop_name',
        'email',
        'website',
        'social.facebook',
      ]);
      expect((await settings()).version).toBe(0);
    });
  });

  describe('banners', () => {
    test('are added at the end with their picture, changed, ordered and deleted', async () => {
      const first = await addBanner([['title', ' Dashain sale '], await part('image', 'red')]);
      expect([first.status, first.body.message]).toEqual([201, messages.bannerAdded.en]);
      const { id, image } = first.body.banner;
      expect(await pictures()).toEqual([image]);
      const second = await addBanner([['title', 'Tihar']]);
      expect((await bannersShown()).map(({ title }) => title)).toEqual(['Dashain sale', 'Tihar']);

      const ids = [second.body.banner.id, id];
      expect((await put('/site/banner/order', { ids })).status).toBe(200);
      expect((await bannersShown()).map(({ title }) => title)).toEqual(['Tihar', 'Dashain sale']);

      const changed = await send<BannerResponse>('PUT', `/site/banner/${id}`, [
        ['discount', '20%'],
        await part('image', 'green'),
      ]);
      expect(changed.body.banner).toMatchObject({ title: 'Dashain sale', discount: '20%' });
      // The old picture is gone, the new one is there.
      expect(changed.body.banner.image).not.toBe(image);
      expect(await pictures()).toEqual([changed.body.banner.image]);

      const gone = await shop().call({ method: 'DELETE', url: `/site/banner/${id}`, headers });
      expect(gone.status).toBe(200);
      expect(await pictures()).toEqual([]);
      expect((await bannersShown()).map(({ title }) => title)).toEqual(['Tihar']);
      expect(await log()).toEqual([
        ['delete banner Dashain sale'],
        ['change banner Dashain sale', 'discount: null to 20%', 'picture: null to null'],
        ['change banner Tihar', 'position: 2 to 1'],
        ['change banner Dashain sale', 'position: 1 to 2'],
        ['add banner Tihar'],
        ['add banner Dashain sale'],
      ]);
    });

    test('a picture can be taken away, but not all there is', async () => {
      const { body } = await addBanner([['title', 'Tihar'], await part('image', 'red')]);
      const url = `/site/banner/${body.banner.id}`;
      const bare = await send<BannerResponse>('PUT', url, [['removeImage', 'true']]);
      expect(bare.body.banner).toMatchObject({ title: 'Tihar', image: '' });
      expect(await pictures()).toEqual([]);
      const nothing = await send('PUT', url, [['title', ' ']]);
      expect([nothing.status, nothing.body.message]).toEqual([400, messages.bannerIsEmpty.en]);
    });

    test('refused ones leave nothing behind', async () => {
      const empty = await addBanner([['discount', '20%']]);
      expect([empty.status, empty.body.message]).toEqual([400, messages.bannerIsEmpty.en]);
      const long = await addBanner([['title', 'a'.repeat(121)], await part('image', 'red')]);
      expect(long.status).toBe(400);
      const fake = { name: 'x.png', bytes: Buffer.from('<svg onload="alert(1)"/>') };
      expect(
        (
          await addBanner([
            ['title', 'Tihar'],
            ['image', fake],
          ])
        ).status,
      ).toBe(415);
      const missing = await send('PUT', '/site/banner/99', [await part('image', 'red')]);
      expect(missing.status).toBe(404);
      expect(await pictures()).toEqual([]);
      expect(await bannersShown()).toEqual([]);
      expect(await log()).toEqual([]);
    });

    test('an order that does not name every banner once is refused', async () => {
      const { body } = await addBanner([['title', 'Tihar']]);
      const { id } = body.banner;
      for (const ids of [[], [id, id], [id, 99]]) {
        expect((await put('/site/banner/order', { ids })).body.code).toBe('CONFLICT');
      }
    });
  });

  describe('posters', () => {
    test('get pictures, an order, and lose pictures with their files', async () => {
      const { status, body } = await addSlides('red', 'green');
      expect([status, body.message]).toEqual([201, messages.picturesAdded.en]);
      const [red = '', green = ''] = body.images;
      const blue = (await addSlides('blue')).body.images[2] ?? '';
      expect(await postersShown()).toEqual([red, green, blue]);
      const images = [blue, red];
      const seen = [red, green, blue];
      expect((await put('/site/poster/hero', { images, seen })).status).toBe(200);
      expect(await postersShown()).toEqual([blue, red]);
      expect(await pictures()).toEqual([blue, red].toSorted());
      expect(await log()).toEqual([
        ['change poster Hero slides', 'pictures: 3 to 2', 'order: null to null'],
        ['change poster Hero slides', 'pictures: 2 to 3', 'order: null to null'],
        ['change poster Hero slides', 'pictures: 0 to 2', 'order: null to null'],
      ]);
    });

    test('a list that was seen before someone else changed it is refused', async () => {
      const { images } = (await addSlides('red')).body;
      await addSlides('green');
      const stale = await put('/site/poster/hero', { images: [], seen: images });
      expect([stale.status, stale.body.message]).toEqual([409, messages.changedMeanwhile.en]);
      expect(await postersShown()).toHaveLength(2);
    });

    test('only pictures that are there can stay, each once', async () => {
      const { images } = (await addSlides('red')).body;
      const [red = ''] = images;
      for (const wrong of [[red, red], ['/uploads/products/other.webp'], ['https://evil.test/x']]) {
        const { status } = await put('/site/poster/hero', { images: wrong, seen: images });
        expect(status).toBe(400);
      }
      expect((await put('/site/poster/side', { images: [], seen: [] })).status).toBe(400);
      expect((await send('POST', '/site/poster/hero/images', [])).status).toBe(400);
    });

    test('a picture a product shows as well stays', async () => {
      const { images } = (await addSlides('red')).body;
      await createProduct(shop().db);
      await shop()
        .db.updateTable('product')
        .set({ images: JSON.stringify(images) })
        .execute();
      expect((await put('/site/poster/hero', { images: [], seen: images })).status).toBe(200);
      expect(await pictures()).toEqual(images);
    });
  });

  test('the log tells who switched which message off', async () => {
    const { body } = await shop().call<MailSettingsResponse>({ url: '/site/mail', headers });
    const sent = { ...body.settings.send, order_placed_buyer_sms: false };
    const mail = { ...body.settings, notify_email: 'boss@pasal.test', send: sent };
    await put('/site/mail', { settings: mail, version: body.version });
    expect(await log()).toEqual([
      [
        'change settings Message settings',
        'notify_email: null to null',
        'send.order_placed_buyer_sms: true to false',
      ],
    ]);
  });

  test('half a character in a name is stored as the sign for what cannot be read', async () => {
    const { body } = await shop().call<MailSettingsResponse>({ url: '/site/mail', headers });
    const { status } = await put('/site/mail', {
      settings: { ...body.settings, sender_name: 'Pasal \ud800 \\ud800 😀' },
      version: body.version,
    });
    expect(status).toBe(200);
    const stored = await shop().call<MailSettingsResponse>({ url: '/site/mail', headers });
    expect(stored.body.settings.sender_name).toBe('Pasal \ufffd \\ud800 😀');
  });

  test('staff change nothing of it', async () => {
    const { headers: staff } = await signedIn(shop(), 'staff');
    const urls = ['/site/settings', '/site/banner/order', '/site/poster/hero', '/site/banner/1'];
    for (const url of urls) {
      const { status } = await shop().call({ method: 'PUT', url, headers: staff, body: {} });
      expect(status).toBe(403);
    }
  });
});
