import { onBothDatabases } from '../../testing/database/both-databases';
import { presentSettings } from '../settings/present-site';
import { storeSettings } from '../settings/setting.repository';
import { senderOf } from './deliver-notification';
import { htmlNotice, plainNotice } from './notice-email';
import { readSender } from './outbox.repository';

const URL = 'https://shop.test';
const NOTICE = { subject: 'News', lines: ['Read this.'], link: { label: 'See', path: '/x' } };
const LOGO = { path: '/uploads/products/logo.webp', width: 300, height: 80 };

onBothDatabases((shop) => {
  const sender = async () => senderOf(await readSender(shop().db), URL);
  const choose = (logo: typeof LOGO, version = 0) =>
    shop()
      .db.transaction()
      .execute((trx) => storeSettings(trx, { accent: null, icon: null, logo }, version, 'looks'));

  test('emails begin with the logo once one is chosen, and their text stays what it was', async () => {
    const settings = { ...presentSettings({}), shop_name: 'Gita & Sons' };
    await shop()
      .db.transaction()
      .execute((trx) => storeSettings(trx, settings, 0, 'site'));
    const before = await sender();
    expect(htmlNotice(NOTICE, before, 'en')).not.toContain('<img');
    await choose(LOGO);
    const after = await sender();
    const [, ...tags] = htmlNotice(NOTICE, after, 'en').split('<img ');
    expect(tags).toEqual([
      expect.stringContaining(
        'src="https://shop.test/uploads/products/logo.webp" alt="Gita &amp; Sons" width="150" height="40"',
      ),
    ]);
    expect(plainNotice(NOTICE, after, 'en')).toBe(plainNotice(NOTICE, before, 'en'));
  });

  test('a wide logo is as wide as a phone has room for, and a small one is not made larger', async () => {
    await choose({ ...LOGO, width: 1200, height: 100 });
    expect(htmlNotice(NOTICE, await sender(), 'en')).toContain('width="240" height="20"');
    await choose({ ...LOGO, width: 48, height: 32 }, 1);
    expect(htmlNotice(NOTICE, await sender(), 'en')).toContain('width="48" height="32"');
  });
});
