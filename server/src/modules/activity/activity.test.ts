import type { ActivitiesResponse, User } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createStaff, signedIn } from '../../testing/factories';
import { staffLog } from '../staff/log';
import { cityLog } from '../places/log';
import { brandLog } from '../categories/log';
import { orderLog } from '../order-record/log';
import { productLog } from '../product-record/log';
import { settingsLog } from '../settings/log';
import { changesBetween } from './activity-changes';
import { recordActivity, type ActivityEntry } from './record-activity';

describe('what the log tells of a change', () => {
  test('what differs, and nothing else', () => {
    const before = { status: 'pending', price: 100, title: 'Dome', is_popular: false };
    const after = { status: 'approve', price: 90.5, title: 'Dome', is_popular: true };
    expect(changesBetween(productLog.shown, before, after)).toEqual([
      { field: 'status', before: 'pending', after: 'approve' },
      { field: 'price', before: '100', after: '90.5' },
      { field: 'is_popular', before: 'false', after: 'true' },
    ]);
  });

  test('a secret, a customer or a long text is told as changed, without a value', () => {
    expect(
      changesBetween(
        staffLog.shown,
        { password_hash: 'old', email: 'a@b.c' },
        { password_hash: 'new' },
      ),
    ).toEqual([
      { field: 'password_hash', before: null, after: null },
      { field: 'email', before: 'a@b.c', after: null },
    ]);
    const changes = changesBetween(
      orderLog.shown,
      { phone: '9841000001', customer_name: 'Sita', remarks: null },
      { phone: '9841000002', customer_name: 'Gita', remarks: 'Rang Gita' },
    );
    expect(JSON.stringify(changes)).not.toMatch(/98410|Sita|Gita/);
    expect(changes.map(({ field }) => field)).toEqual(['phone', 'customer_name', 'remarks']);
  });

  test('a character is never cut in half', () => {
    const [change] = changesBetween(brandLog.shown, {}, { name: `${'a'.repeat(118)}😀😀😀\ud800` });
    expect(change?.after).toBe(`${'a'.repeat(118)}😀…`);
    const [half] = changesBetween(brandLog.shown, {}, { name: 'a\ud800b' });
    expect(half?.after).toBe('a\ufffdb');
  });

  test('groups are told by their fields, lists in a line, long values shortened', () => {
    const before = { social: { facebook: '', tiktok: '@a' }, phones: ['1'], tagline: 'x' };
    const after = { social: { facebook: '@f', tiktok: '@a' }, phones: ['1', '2'] };
    expect(
      changesBetween(settingsLog.shown, before, { ...after, tagline: 'y'.repeat(500) }),
    ).toEqual([
      { field: 'social.facebook', before: null, after: '@f' },
      { field: 'phones', before: '1', after: '1, 2' },
      { field: 'tagline', before: 'x', after: `${'y'.repeat(119)}…` },
    ]);
  });
});

const entry = (part: Partial<ActivityEntry<string>> = {}): ActivityEntry<string> => ({
  log: brandLog,
  action: 'add',
  id: 1,
  name: 'Nepcam',
  ...part,
});

onBothDatabases((shop) => {
  const record = (actor: User, part?: Partial<ActivityEntry<string>>) =>
    shop()
      .db.transaction()
      .execute((trx) => recordActivity(trx, actor, entry(part)));

  async function asAdmin() {
    const admin = await signedIn(shop(), 'admin');
    const read = async (query = '') => {
      const { status, body } = await shop().call<ActivitiesResponse>({
        url: `/activity${query}`,
        headers: admin.headers,
      });
      return { status, ...body };
    };
    const things = async (query: string) =>
      (await read(query)).activities.map(({ thing }) => thing);
    return { admin, read, things };
  }

  test('an entry goes with its transaction', async () => {
    const { admin, read } = await asAdmin();
    const failed = shop()
      .db.transaction()
      .execute(async (trx) => {
        await recordActivity(trx, admin, entry());
        throw new Error('the change failed');
      });
    await expect(failed).rejects.toThrow('the change failed');
    expect((await read()).total).toBe(0);
  });

  test('who, when, what, on which thing, from what to what', async () => {
    const { admin, read } = await asAdmin();
    const before = { status: 'pending' };
    const after = { status: 'approve' };
    await record(admin, { log: productLog, action: 'change', id: 7, name: 'Dome', before, after });
    const { activities, total, people } = await read();
    expect(activities).toEqual([
      {
        id: 1,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        by: admin.email,
        kind: 'product',
        action: 'change',
        thing_id: 7,
        thing: 'Dome',
        changes: [{ field: 'status', before: 'pending', after: 'approve' }],
      },
    ]);
    expect([total, people]).toEqual([1, [admin.email]]);
  });

  test('a change of nothing is none', async () => {
    const { admin, read } = await asAdmin();
    await record(admin, { action: 'change', before: { name: 'A' }, after: { name: 'A' } });
    expect((await read()).total).toBe(0);
  });

  test('it comes newest first, by pages, by person, by kind and by days of Kathmandu', async () => {
    const { admin, read, things } = await asAdmin();
    const other = await createStaff(shop().db, 'admin');
    await record(admin, { name: 'One' });
    await record(other, { name: 'Two', log: cityLog });
    await record(admin, { name: 'Three', log: cityLog });
    await shop()
      .db.updateTable('activity')
      .set({ at: new Date('2026-03-01T18:14:59Z') })
      .where('thing', '=', 'One')
      .execute();
    await shop()
      .db.updateTable('activity')
      .set({ at: new Date('2026-03-01T18:15:00Z') })
      .where('thing', '=', 'Two')
      .execute();
    expect(await things('?limit=2')).toEqual(['Three', 'Two']);
    expect(await things('?limit=2&page=2')).toEqual(['One']);
    expect(await things(`?by=${other.email}`)).toEqual(['Two']);
    expect(await things('?kind=city')).toEqual(['Three', 'Two']);
    expect(await things('?from=2026-03-02&to=2026-03-02')).toEqual(['Two']);
    expect(await things('?to=2026-03-01')).toEqual(['One']);
    const { total, people } = await read('?kind=city&limit=1');
    expect([total, people]).toEqual([2, [admin.email, other.email].toSorted()]);
    for (const wrong of ['?from=2026-02-30', '?from=today', '?kind=secret', '?page=0']) {
      expect((await read(wrong)).status).toBe(400);
    }
  });

  test('what someone did stays when they are deleted', async () => {
    const { read } = await asAdmin();
    const gone = await createStaff(shop().db, 'staff');
    await record(gone);
    await shop().db.deleteFrom('staff').where('id', '=', gone.id).execute();
    expect((await read()).activities[0]).toMatchObject({ by: gone.email, thing: 'Nepcam' });
    // A request of theirs that is still running changes nothing any more.
    await expect(record(gone)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('who was disabled meanwhile changes nothing any more', async () => {
    const staff = await createStaff(shop().db, 'staff');
    await shop().db.updateTable('staff').set({ disabled_at: new Date() }).execute();
    await expect(record(staff)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('the log is for administrators', async () => {
    const { headers } = await signedIn(shop(), 'staff');
    const { status } = await shop().call({ url: '/activity', headers });
    expect(status).toBe(403);
  });
});
