import type {
  ActivitiesResponse,
  MemberResponse,
  SessionsResponse,
  StaffsResponse,
} from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { createStaff, PASSWORD, signedIn, signIn } from '../../testing/factories';
import { addDistrict } from '../places/branch.service';
import * as messages from './messages';
import { changeStaff } from './profile.service';
import { endOtherSessions } from './staff-sessions.service';
import { addStaff, changeMember, removeStaff } from './staff.service';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';

onPostgresFirst((shop) => {
  type Headers = Record<string, string>;
  const me = async (headers: Headers) => (await shop().call({ url: '/auth/me', headers })).status;
  const change = async (id: number, headers: Headers, body: object) => {
    const answer = await shop().call<MemberResponse & { code?: string }>({
      method: 'PUT',
      url: `/auth/staffs/${id}`,
      headers,
      body,
    });
    return { status: answer.status, ...answer.body };
  };
  const login = (email: string, password = PASSWORD) =>
    shop().call({ method: 'POST', url: '/auth/staffLogin', body: { email, password } });
  const sessionsOf = async (id: number, headers: Headers, language = 'en') => {
    const url = `/auth/staffs/${id}/sessions?language=${language}`;
    return (await shop().call<SessionsResponse>({ url, headers })).body.sessions;
  };
  const end = (url: string, headers: Headers) =>
    shop().call({ method: 'DELETE', url: `/auth/staffs/${url}`, headers });

  test('an administrator gives another role, which counts from the next request on', async () => {
    const admin = await signedIn(shop(), 'admin');
    const staff = await signedIn(shop(), 'staff');
    const asksForStaff = async () =>
      (await shop().call({ url: '/auth', headers: staff.headers })).status;
    expect(await asksForStaff()).toBe(403);
    const {
      status,
      message,
      staff: changed,
    } = await change(staff.id, admin.headers, { role: 'admin' });
    expect([status, message]).toEqual([200, messages.staffChanged.en]);
    expect(changed).toMatchObject({ id: staff.id, role: 'admin', disabled: false });
    expect(await asksForStaff()).toBe(200);
    await change(staff.id, admin.headers, { role: 'staff' });
    expect(await asksForStaff()).toBe(403);
  });

  test('who is disabled is out at once and stays out until they are enabled', async () => {
    const admin = await signedIn(shop(), 'admin');
    const staff = await signedIn(shop(), 'staff');
    expect((await change(staff.id, admin.headers, { disabled: true })).staff.disabled).toBe(true);
    expect(await me(staff.headers)).toBe(401);
    const refused = await login(staff.email);
    expect([refused.status, refused.body.message]).toEqual([401, messages.disabled.en]);
    // A person without the password learns nothing about the account.
    expect((await login(staff.email, 'wrong')).body.message).toBe(messages.wrongCredentials.en);
    expect((await change(staff.id, admin.headers, { disabled: false })).status).toBe(200);
    expect(await me(staff.headers)).toBe(401);
    expect((await login(staff.email)).status).toBe(200);
  });

  test('a session that was opened while its owner was being disabled opens nothing', async () => {
    const { id, headers } = await signedIn(shop(), 'staff');
    await shop()
      .db.updateTable('staff')
      .set({ disabled_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect(await me(headers)).toBe(401);
    const admin = await signedIn(shop(), 'admin');
    expect((await change(id, admin.headers, { disabled: false })).status).toBe(200);
    expect(await me(headers)).toBe(401);
  });

  test('nobody changes their own role, disables or deletes themselves', async () => {
    const { id, headers } = await signedIn(shop(), 'admin');
    for (const body of [{ role: 'staff' }, { disabled: true }, {}]) {
      expect(await change(id, headers, body)).toMatchObject({
        status: 409,
        code: 'CONFLICT',
        message: messages.notYourRole.en,
      });
    }
    expect((await change(99, headers, { role: 'staff' })).status).toBe(404);
    expect((await change(id + 1, headers, { role: 'owner' })).status).toBe(400);
    expect(await me(headers)).toBe(200);
  });

  test('administrators who all demote, disable and delete each other at once leave one', async () => {
    const admins = await Promise.all(Array.from({ length: 6 }, () => signedIn(shop(), 'admin')));
    const ways = [
      (id: number, headers: Headers) => change(id, headers, { role: 'staff' }),
      (id: number, headers: Headers) => change(id, headers, { disabled: true }),
      (id: number, headers: Headers) =>
        shop().call({ method: 'DELETE', url: `/auth/${id}`, headers }),
    ];
    await Promise.all(
      admins.flatMap(({ id, headers }, turn) =>
        admins
          .filter((other) => other.id !== id)
          .map((other, place) => ways[(turn + place) % ways.length]?.(other.id, headers)),
      ),
    );
    const left = await shop()
      .db.selectFrom('staff')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
  });

  test('administrators who change each other at once never wait in a circle', async () => {
    const [one, two] = [await signedIn(shop(), 'admin'), await signedIn(shop(), 'admin')];
    const rename = (id: number, headers: Headers, turn: number) =>
      shop().call({
        method: 'PUT',
        url: `/auth/${id}`,
        headers,
        body: { email: `admin-${id}-${turn}@pasal.test`, currentPassword: PASSWORD },
      });
    const answers = await Promise.all(
      // Fewer than the allowed password tries of an account.
      Array.from({ length: 8 }, (_none, turn) => [
        rename(one.id, two.headers, turn),
        rename(two.id, one.headers, turn),
      ]).flat(),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test('who was demoted while their request was under way changes nothing', async () => {
    const { id, email } = await createStaff(shop().db, 'staff');
    await createStaff(shop().db, 'admin');
    const member = await createStaff(shop().db, 'staff');
    // The actor's rights when the request was accepted.
    const actor = { id, email, role: 'admin' } as const;
    const ways = [
      changeMember(shop().db, actor, member.id, { role: 'admin' }),
      removeStaff(shop().db, actor, member.id),
      changeStaff(shop().db, actor, member.id, {
        email: 'mine@pasal.test',
        currentPassword: PASSWORD,
      }),
      endOtherSessions(shop().db, { ...actor, sessionId: 0 }, member.id),
      addStaff(shop().db, actor, { email: 'friend@pasal.test', password: PASSWORD }),
      addDistrict(shop().db, actor, { name: 'Kaski' }),
    ];
    for (const way of await Promise.allSettled(ways)) {
      expect(way).toMatchObject({ status: 'rejected', reason: { code: 'FORBIDDEN' } });
    }
    const stored = await shop().db.selectFrom('staff').select(['email', 'role']).execute();
    expect(stored).toHaveLength(3);
    expect(stored).toContainEqual({ email: member.email, role: 'staff' });
  });

  test('one sees where one is signed in, and which session asks', async () => {
    const { id, email } = await createStaff(shop().db);
    const elsewhere = await shop().call({
      method: 'POST',
      url: '/auth/staffLogin',
      body: { email, password: PASSWORD },
      headers: { 'user-agent': FIREFOX },
      remoteAddress: '203.0.113.77',
    });
    expect(elsewhere.status).toBe(200);
    const headers = await signIn(shop(), email);
    const sessions = await sessionsOf(id, headers);
    expect(sessions.map(({ current, device }) => [current, device])).toEqual([
      [true, ''],
      [false, 'Firefox on Android'],
    ]);
    expect(sessions[1]).toMatchObject({ address: '203.0.113.x' });
    expect((await sessionsOf(id, headers, 'ne'))[1]?.device).toBe('Android को Firefox');
    expect(JSON.stringify(sessions)).not.toMatch(/token|203\.0\.113\.77/);
  });

  test('it is written down once a minute when someone is seen', async () => {
    const { id, headers } = await signedIn(shop(), 'admin');
    const old = new Date(Date.now() - 5 * 60_000);
    await shop().db.updateTable('session').set({ last_seen_at: old }).execute();
    await shop().db.updateTable('staff').set({ last_seen_at: old }).execute();
    const seen = async () => {
      const { body } = await shop().call<StaffsResponse>({ url: '/auth', headers });
      const [session] = await sessionsOf(id, headers);
      return [body.staffs[0]?.last_seen_at, session?.last_seen_at];
    };
    const first = await seen();
    for (const time of first) expect(Date.now() - Date.parse(String(time))).toBeLessThan(60_000);
    expect(await seen()).toEqual(first);
  });

  test('a session is ended from the next request on, all others together', async () => {
    const { id, email, headers } = await signedIn(shop());
    const phone = await signIn(shop(), email);
    const office = await signIn(shop(), email);
    const [last] = await sessionsOf(id, headers);
    expect((await end(`${id}/sessions/${last?.id}`, headers)).status).toBe(200);
    expect([await me(office), await me(phone), await me(headers)]).toEqual([401, 200, 200]);
    expect((await end(`${id}/sessions/${last?.id}`, headers)).status).toBe(404);
    expect((await end(`${id}/sessions`, headers)).status).toBe(200);
    expect([await me(phone), await me(headers)]).toEqual([401, 200]);
    expect(await sessionsOf(id, headers)).toHaveLength(1);
  });

  test("staff reach their own sessions only, an administrator everyone's", async () => {
    const staff = await signedIn(shop(), 'staff');
    const admin = await signedIn(shop(), 'admin');
    const [own] = await sessionsOf(admin.id, admin.headers);
    const url = `/auth/staffs/${admin.id}/sessions`;
    const look = await shop().call({ url, headers: staff.headers });
    expect(look.status).toBe(403);
    expect((await end(`${admin.id}/sessions`, staff.headers)).status).toBe(403);
    // Somebody else's session under one's own id.
    expect((await end(`${staff.id}/sessions/${own?.id}`, staff.headers)).status).toBe(404);
    expect(await me(admin.headers)).toBe(200);
    expect(await sessionsOf(staff.id, admin.headers)).toHaveLength(1);
    expect((await end(`${staff.id}/sessions`, admin.headers)).status).toBe(200);
    expect(await me(staff.headers)).toBe(401);
    expect(
      (await shop().call({ url: '/auth/staffs/99/sessions', headers: admin.headers })).status,
    ).toBe(404);
  });

  test('the log tells who changed whom, and never a password', async () => {
    const admin = await signedIn(shop(), 'admin');
    const { headers } = admin;
    await shop().call({
      method: 'POST',
      url: '/auth/add-staff',
      headers,
      body: { email: 'new@pasal.test', password: 'secret-words-1' },
    });
    await login('new@pasal.test', 'secret-words-1');
    await end('2/sessions', headers);
    await change(2, headers, { role: 'admin', disabled: true });
    await shop().call({
      method: 'PUT',
      url: '/auth/2',
      headers,
      body: { currentPassword: PASSWORD, newPassword: 'secret-words-2' },
    });
    await shop().call({ method: 'DELETE', url: '/auth/2', headers });
    const { body } = await shop().call<ActivitiesResponse>({ url: '/activity', headers });
    expect(body.people).toEqual([admin.email]);
    expect(
      body.activities.map(({ action, thing, changes }) => [
        `${action} ${thing}`,
        changes.map(({ field, before, after }) => `${field}: ${before} to ${after}`),
      ]),
    ).toEqual([
      ['delete new@pasal.test', []],
      ['change new@pasal.test', ['password: null to null']],
      ['change new@pasal.test', ['role: staff to admin', 'disabled: false to true']],
      ['change new@pasal.test', ['sessions ended: null to 1']],
      ['add new@pasal.test', ['role: null to staff']],
    ]);
    expect(JSON.stringify(body)).not.toContain('secret-words');
  });
});
