import { bilingual } from '@pasal/core/errors/wording';
import { readConfig } from '../../config/config';
import { onBothDatabases } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';
import { bodyOf, headerOf, openMailbox } from '../../testing/mailbox';
import { addNotice } from './add-notice';
import { outboxWorker } from './outbox-worker';

const NOTICE = {
  subject: bilingual('the offers 1.1 went back by itself', 'offers 1.1 आफैँ फर्कियो'),
  lines: [
    bilingual('It failed <often>.', '<धेरै> असफल भयो।'),
    bilingual('Carts are not touched.', 'कार्ट जस्ताको तस्तै छ।'),
  ],
  link: { label: bilingual('See the history:', 'इतिहास हेर्नुहोस्:'), path: '/dashboard/releases' },
};

onBothDatabases((shop) => {
  const add = () =>
    addNotice(shop().db, {
      kind: 'release_returned',
      notice: NOTICE,
      to: [
        { audience: 'shop', recipient: null },
        { audience: 'team', recipient: 'team@pasal.test' },
      ],
    });

  /** Sends the waiting messages, and returns the mails. */
  const send = async () => {
    const mailbox = await openMailbox();
    const value = JSON.stringify({ sender_name: '', notify_email: 'owner@pasal.test', send: {} });
    await shop().db.insertInto('site_setting').values({ key: 'mail', value }).execute();
    await outboxWorker({
      db: shop().db,
      config: readConfig({ MAIL_FROM: 'shop@pasal.test', SMTP_URL: mailbox.url }),
      shopUrl: 'https://shop.test',
      counts: { sent: 0, failed: 0 },
    }).round();
    await mailbox.stop();
    return mailbox.mails;
  };

  test('a message that tells of no order reaches the shop and the team', async () => {
    await add();
    const mails = await send();
    expect(mails.flatMap(({ to }) => to).toSorted()).toEqual([
      'owner@pasal.test',
      'team@pasal.test',
    ]);
    for (const mail of mails) {
      expect(headerOf(mail, 'subject')).toBe(NOTICE.subject.en);
      const body = bodyOf(mail);
      expect(body).toContain('Hello,\n\nIt failed <often>.\n\nCarts are not touched.\n\n');
      expect(body).toContain('See the history:\nhttps://shop.test/dashboard/releases\n');
      expect(body).toContain('<p>It failed &lt;often&gt;.</p>');
    }
    const states = await shop().db.selectFrom('outbox').select('state').execute();
    expect(states).toEqual([{ state: 'sent' }, { state: 'sent' }]);
  });

  test('an owner who reads Nepali is told in Nepali, and the team in English', async () => {
    const owner = { email: 'owner@pasal.test', password_hash: '', role: 'admin' as const };
    await shop()
      .db.insertInto('staff')
      .values({ ...owner, language: 'ne' })
      .execute();
    await add();
    const [mine, theirs] = (await send()).toSorted((a, b) =>
      a.to.join().localeCompare(b.to.join()),
    );
    const body = mine && bodyOf(mine);
    expect(body).toContain('कार्ट जस्ताको तस्तै छ।');
    expect(body).toContain('इतिहास हेर्नुहोस्:\nhttps://shop.test/ne/dashboard/releases\n');
    expect(body).toContain('<html lang="ne">');
    expect(theirs && bodyOf(theirs)).toContain('Carts are not touched.');
  });

  test('staff see it, and can discard it', async () => {
    await add();
    await shop().db.updateTable('outbox').set({ state: 'held' }).execute();
    const { headers } = await signedIn(shop(), 'admin');
    const list = (language: string) =>
      shop().call<{ notifications: { id: number; subject: string }[] }>({
        url: `/notification?language=${language}`,
        headers,
      });
    const { body } = await list('en');
    expect(body.notifications).toMatchObject([
      { subject: NOTICE.subject.en, order_number: null, audience: 'team' },
      { subject: NOTICE.subject.en, order_number: null, audience: 'shop' },
    ]);
    const nepali = (await list('ne')).body.notifications.map(({ subject }) => subject);
    expect(nepali).toEqual([NOTICE.subject.ne, NOTICE.subject.ne]);
    const url = `/notification/${body.notifications[0]?.id}/discard`;
    expect((await shop().call({ method: 'POST', url, headers })).status).toBe(200);
    const activity = await shop().db.selectFrom('activity').select('thing').execute();
    expect(activity).toContainEqual({ thing: NOTICE.subject.en });
  });
});
