import type {
  ChatSettings,
  ChatSettingsResponse,
  SiteSettingsResponse,
} from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';
import { DEFAULT_SETTINGS } from './default-settings';

const CHATS: ChatSettings = {
  whatsapp: '+9779801234567',
  viber: '',
  messenger: 'pasal.shop',
  templates: [{ name: 'Hello', text: '{name}, {order}\n{total} {day}' }],
};

onPostgresFirst((shop) => {
  let staff: Record<string, string>;
  let admin: Record<string, string>;
  beforeEach(async () => {
    ({ headers: staff } = await signedIn(shop(), 'staff'));
    ({ headers: admin } = await signedIn(shop(), 'admin'));
  });
  const read = async (language = 'en') => {
    const url = `/site/chats?language=${language}`;
    return (await shop().call<ChatSettingsResponse>({ url, headers: staff })).body;
  };
  const site = async () =>
    (await shop().call<SiteSettingsResponse>({ url: '/site/settings' })).body;
  const put = (url: string, settings: object, version: number, headers = admin) =>
    shop().call<ChatSettingsResponse & { details?: object[] }>({
      method: 'PUT',
      url,
      headers,
      body: { settings, version },
    });
  const save = (part: Partial<ChatSettings>, version = 0, headers = admin) =>
    put('/site/chats', { ...CHATS, ...part }, version, headers);
  const link = (whatsapp: string) =>
    put(
      '/site/settings',
      { ...DEFAULT_SETTINGS, social: { ...DEFAULT_SETTINGS.social, whatsapp } },
      0,
    );

  test('a shop without any sends nothing of them, and has messages to choose from', async () => {
    expect((await site()).chats).toBeUndefined();
    const { settings, version } = await read();
    expect([version, settings.whatsapp, settings.viber, settings.messenger]).toEqual([
      0,
      '',
      '',
      '',
    ]);
    expect(settings.templates.length).toBeGreaterThan(2);
    const names = (await read('ne')).settings.templates.map(({ name }) => name);
    expect(names).toEqual(['अर्डर पक्का गर्ने', 'सामान बाटोमा', 'आइपुग्ने दिन', 'फोन लागेन']);
  });

  test('what is set is everybody’s, with numbers as they are stored', async () => {
    const saved = await save({ whatsapp: '980-1234567', viber: '९८४१२३४५६७' });
    expect(saved.body).toMatchObject({
      message: 'Chats saved successfully!',
      settings: { ...CHATS, viber: '+9779841234567' },
      version: 1,
    });
    const { chats, settings } = await site();
    expect(chats).toEqual({
      whatsapp: '+9779801234567',
      viber: '+9779841234567',
      messenger: 'pasal.shop',
    });
    expect(settings.social.whatsapp).toBe('https://wa.me/9779801234567');
    expect(await read()).toMatchObject({ version: 1 });
  });

  test('a number is taken from the link a shop has had, until it says otherwise', async () => {
    await link('https://wa.me/9779812345678');
    expect((await site()).chats).toEqual({ whatsapp: '+9779812345678' });
    await save({ whatsapp: '', messenger: '' });
    const { chats, settings } = await site();
    expect([chats, settings.social.whatsapp]).toEqual([undefined, '']);
  });

  test('a link without a number stays', async () => {
    await link('https://wa.me/message/ABC');
    await save({ whatsapp: '' });
    expect((await site()).settings.social.whatsapp).toBe('https://wa.me/message/ABC');
  });

  test('what cannot be is refused at its field', async () => {
    const refused = await save({
      whatsapp: '12345',
      viber: 'call me',
      messenger: 'https://m.me/pasal',
      templates: [{ name: 'Wrong', text: '{name} {shop} {' }],
    });
    expect(refused.status).toBe(400);
    expect(refused.body.details).toEqual([
      { path: 'whatsapp', message: expect.stringContaining('phone number') },
      { path: 'viber', message: expect.stringContaining('phone number') },
      { path: 'messenger', message: expect.stringContaining("page's name") },
      {
        path: 'templates.0.text',
        message: "{shop} can't be filled in. Use {name}, {order}, {total}, {day}.",
      },
    ]);
    expect((await save({}, 0, staff)).status).toBe(403);
    expect((await save({}, 0)).status).toBe(200);
    expect((await save({}, 0)).status).toBe(409);
  });
});
