import { readConfig } from '../../config/config';
import { onBothDatabases } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';
import { bodyOf, headerOf, openMailbox } from '../../testing/mailbox';
import { addNotice } from './add-notice';
import { outboxWorker } from './outbox-worker';

const NOTICE = {
  subject: 'the offers 1.1 went back by itself',
  lines: ['It failed <often>.', 'Carts are not touched.'],
  link: { label: 'See the history:', path: '/dashboard/releases' },
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

  test('a message that tells of no order reaches the shop and the team', async () => {
    const mailbox = await openMailbox();
    const value = JSON.stringify({ sender_name: '', notify_email: 'owner@pasal.test', send: {} });
    await shop().db.insertInto('site_setting').values({ key: 'mail', value }).execute();
    await add();
    await outboxWorker({
      db: shop().db,
      config: readConfig({ MAIL_FROM: 'shop@pasal.test', SMTP_URL: mailbox.url }),
      shopUrl: 'https://shop.test',
      counts: { sent: 0, failed: 0 },
    }).round();
    await mailbox.stop();
    expect(mailbox.mails.flatMap(({ to }) => to).toSorted()).toEqual([
      'owner@pasal.test',
      'team@pasal.test',
    ]);
    for (const mail of mailbox.mails) {
      expect(headerOf(mail, 'subject')).toBe(NOTICE.subject);
      const body = bodyOf(mail);
      expect(body).toContain('Hello,\n\nIt failed <often>.\n\nCarts are not touched.\n\n');
      expect(body).toContain('See the history:\nhttps://shop.test/dashboard/releases\n');
      expect(body).toContain('<p>It failed &lt;often&gt;.</p>');
    }
    const states = await shop().db.selectFrom('outbox').select('state').execute();
    expect(states).toEqual([{ state: 'sent' }, { state: 'sent' }]);
  });

  test('staff see it, and can discard it', async () => {
    await add();
    await shop().db.updateTable('outbox').set({ state: 'held' }).execute();
    const { headers } = await signedIn(shop(), 'admin');
    const { body } = await shop().call<{ notifications: { id: number; order_number: null }[] }>({
      url: '/notification',
      headers,
    });
    expect(body.notifications).toMatchObject([
      { subject: NOTICE.subject, order_number: null, audience: 'team' },
      { subject: NOTICE.subject, order_number: null, audience: 'shop' },
    ]);
    const url = `/notification/${body.notifications[0]?.id}/discard`;
    expect((await shop().call({ method: 'POST', url, headers })).status).toBe(200);
    const activity = await shop().db.selectFrom('activity').select('thing').execute();
    expect(activity).toContainEqual({ thing: NOTICE.subject });
  });
});
