import type { StaffsResponse, User } from '@pasal/shared/contracts';
import { openSession } from '@pasal/core/sessions/sessions';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createStaff, PASSWORD, signedIn, signIn } from '../../testing/factories';
import { freshAddress, openTestApp } from '../../testing/test-app';
import { authenticate } from './auth.service';
import * as messages from './messages';
import { hashPassword, passwordMatches } from './passwords';

test('the stand-in for an unknown account opens nothing, whatever the password', async () => {
  expect(await passwordMatches(undefined, 'nobody has this password')).toBe(false);
});

test('in production the session cookie is for secure connections only', async () => {
  const shop = await openTestApp({ env: { NODE_ENV: 'production' } });
  shop.app.log.level = 'silent';
  const { email } = await createStaff(shop.db);
  const answer = await shop.call({
    method: 'POST',
    url: '/auth/staffLogin',
    body: { email, password: PASSWORD },
  });
  await shop.close();
  expect(String(answer.headers['set-cookie'])).toContain('Secure');
});

onBothDatabases((shop) => {
  const login = (email: string, password: string) =>
    shop().call<{ message: string; code: string; user: User; token: string }>({
      method: 'POST',
      url: '/auth/staffLogin',
      body: { email, password },
    });
  const me = (headers: Record<string, string>) => shop().call({ url: '/auth/me', headers });
  const put = (id: number, headers: Record<string, string>, body?: object) =>
    shop().call<{ user: User; code: string; details?: unknown }>({
      method: 'PUT',
      url: `/auth/${id}`,
      headers,
      ...(body && { body }),
    });

  test('who chose a language is answered with it from the next sign-in on', async () => {
    const { email, headers } = await signedIn(shop(), 'staff');
    const choose = (language: string) =>
      shop().call<{ user: User }>({
        method: 'PUT',
        url: '/auth/me/language',
        headers,
        body: { language },
      });
    expect((await choose('ne')).body.user).toMatchObject({ email, language: 'ne' });
    expect((await me(headers)).body.user).toMatchObject({ email, language: 'ne' });
    expect((await login(email, PASSWORD)).body.user).toMatchObject({ email, language: 'ne' });
    expect((await choose('hi')).status).toBe(400);
  });

  test('logging in gives the user, a readable token and a cookie no script reads', async () => {
    const { id, email } = await createStaff(shop().db, 'admin', 'Gita@Pasal.test');
    const { status, body, headers } = await login(' gita@pasal.TEST ', PASSWORD);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Login successful!',
      user: { id, email, role: 'admin' },
      token: expect.any(String),
    });
    const claims = JSON.parse(Buffer.from(body.token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.exp - claims.iat).toBe(12 * 60 * 60);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(
      /^staff_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const session = cookie.slice('staff_session='.length, cookie.indexOf(';'));
    const stored = await shop().db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(session);
  });

  test('an unknown email and a wrong password look the same', async () => {
    const { email } = await createStaff(shop().db);
    const answers = [await login(email, 'wrong'), await login('nobody@pasal.test', PASSWORD)];
    const looks = answers.map(({ status, body }) => [status, body.code, body.message]);
    expect(looks).toEqual([
      [401, 'UNAUTHENTICATED', messages.wrongCredentials.en],
      [401, 'UNAUTHENTICATED', messages.wrongCredentials.en],
    ]);
  });

  test('signing out ends this session and leaves others', async () => {
    const { email, headers } = await signedIn(shop());
    const other = await signIn(shop(), email);
    const answer = await shop().call({ method: 'POST', url: '/auth/signout', headers });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^staff_session=;.*(Max-Age=0|1970)/);
    expect((await me(headers)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
    expect((await shop().call({ method: 'POST', url: '/auth/signout' })).status).toBe(200);
  });

  test('an administrator adds staff, once per email whatever its case', async () => {
    const { headers } = await signedIn(shop(), 'admin');
    const add = (body: object) =>
      shop().call({ method: 'POST', url: '/auth/add-staff', headers, body });
    const added = await add({ email: 'new@pasal.test', password: 'twelve-chars-long', id: 99 });
    expect(added.status).toBe(201);
    expect(added.body.user).toEqual({ id: 2, email: 'new@pasal.test', role: 'staff' });
    expect((await login('new@pasal.test', 'twelve-chars-long')).status).toBe(200);
    const again = await add({ email: 'NEW@pasal.test', password: 'twelve-chars-long' });
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
    const boss = await add({
      email: 'boss@pasal.test',
      password: 'twelve-chars-long',
      role: 'admin',
    });
    expect(boss.body.user).toMatchObject({ role: 'admin' });
    for (const wrong of [
      { email: 'nonsense', password: 'twelve-chars-long' },
      { email: 'a@pasal.test', password: 'short' },
      { email: 'a@pasal.test', password: 'password12345' },
      { email: 'a@pasal.test', password: ' '.repeat(12) },
      { email: 'a@pasal.test', password: 'twelve-chars-long', role: 'owner' },
      { email: 'a@pasal.test' },
    ]) {
      expect((await add(wrong)).status).toBe(400);
    }
  });

  test('the list of staff never shows a password', async () => {
    const { id, email, headers } = await signedIn(shop(), 'admin');
    const { body } = await shop().call<StaffsResponse>({ url: '/auth', headers });
    const time = expect.stringMatching(/^\d{4}-.*Z$/);
    const seen = { created_at: time, last_seen_at: time };
    expect(body).toEqual({ staffs: [{ id, email, role: 'admin', disabled: false, ...seen }] });
  });

  test('staff see and change their own record only, an administrator any', async () => {
    const staff = await signedIn(shop(), 'staff');
    const admin = await signedIn(shop(), 'admin');
    const see = (id: number, headers: Record<string, string>) =>
      shop().call({ url: `/auth/staffs/${id}`, headers });
    expect((await see(staff.id, staff.headers)).body.user).toMatchObject({ id: staff.id });
    expect((await see(admin.id, staff.headers)).status).toBe(403);
    expect((await see(staff.id, admin.headers)).status).toBe(200);
    expect((await see(4711, admin.headers)).status).toBe(404);
    expect((await put(admin.id, staff.headers)).status).toBe(403);
    expect(
      (await put(staff.id, admin.headers, { email: 'x@pasal.test', currentPassword: PASSWORD }))
        .status,
    ).toBe(200);
  });

  test('updating a profile without a body answers the unchanged user', async () => {
    const { id, email, headers } = await signedIn(shop());
    const { status, body } = await put(id, headers);
    expect([status, body.user]).toEqual([200, { id, email, role: 'staff' }]);
    const empty = await shop().app.inject({
      method: 'PUT',
      url: `/api/v1/auth/${id}`,
      headers: {
        ...headers,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
    });
    expect(empty.statusCode).toBe(200);
  });

  test('nobody makes themselves administrator', async () => {
    const { id, headers } = await signedIn(shop());
    const { body } = await put(id, headers, {
      role: 'admin',
      id: 1,
      email: 'me@pasal.test',
      currentPassword: PASSWORD,
    });
    expect(body.user).toEqual({ id, email: 'me@pasal.test', role: 'staff' });
  });

  test("a new email needs the current password of whoever asks, also for somebody else's", async () => {
    const member = await signedIn(shop());
    const { headers } = await signedIn(shop(), 'admin');
    await shop()
      .db.updateTable('staff')
      .set({ password_hash: await hashPassword('the-words-of-the-member') })
      .where('id', '=', member.id)
      .execute();
    const email = 'moved@pasal.test';
    for (const [id, asked] of [
      [member.id, member.headers],
      [member.id, headers],
    ] as const) {
      for (const currentPassword of [undefined, 'wrong']) {
        const refused = await put(id, asked, { email, currentPassword });
        expect([refused.status, refused.body.details]).toEqual([
          400,
          [expect.objectContaining({ path: 'currentPassword' })],
        ]);
      }
    }
    const proved = await put(member.id, headers, { email, currentPassword: PASSWORD });
    expect([proved.status, proved.body.user]).toMatchObject([200, { id: member.id, email }]);
    expect((await me(member.headers)).status).toBe(200);
  });

  test('a weak new password is refused for every account', async () => {
    const { id, headers } = await signedIn(shop());
    for (const newPassword of ['password12345', 'admin-demo-1234', 'aaaaaaaaaaaaaaa']) {
      const refused = await put(id, headers, { currentPassword: PASSWORD, newPassword });
      expect([refused.status, refused.body.details]).toMatchObject([
        400,
        [{ path: 'newPassword' }],
      ]);
    }
  });

  test('a taken or malformed email is refused', async () => {
    const currentPassword = PASSWORD;
    const other = await createStaff(shop().db);
    const { id, headers } = await signedIn(shop());
    const taken = await put(id, headers, { email: other.email.toUpperCase(), currentPassword });
    expect([taken.status, taken.body.code]).toEqual([409, 'CONFLICT']);
    const malformed = await put(id, headers, { email: 'nonsense', currentPassword });
    expect(malformed.status).toBe(400);
  });

  test('a new password needs the current one and ends every older session', async () => {
    const { id, email, headers } = await signedIn(shop());
    const elsewhere = await signIn(shop(), email);
    const newPassword = 'another-password-2';
    for (const wrong of [{ newPassword }, { newPassword, currentPassword: 'wrong' }]) {
      expect((await put(id, headers, wrong)).status).toBe(400);
    }
    expect((await me(headers)).status).toBe(200);
    const changed = await put(id, headers, { currentPassword: PASSWORD, newPassword });
    expect(changed.status).toBe(200);
    expect((await me(headers)).status).toBe(401);
    expect((await me(elsewhere)).status).toBe(401);
    const [cookie = ''] = String(changed.headers['set-cookie']).split(';');
    expect((await me({ cookie })).status).toBe(200);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, newPassword)).status).toBe(200);
  });

  test('a sign-in under way while the account changes opens no session', async () => {
    const { id, email, headers } = await signedIn(shop());
    const proven = () =>
      authenticate(
        shop().db,
        { email, password: PASSWORD },
        { address: freshAddress(), mode: 'demo' },
      );
    const before = await proven();
    const newPassword = 'another-password-2';
    const changed = await put(id, headers, { currentPassword: PASSWORD, newPassword });
    expect(changed.status).toBe(200);
    expect(await openSession(shop().db, before)).toBeNull();
    const now = await authenticate(
      shop().db,
      { email, password: newPassword },
      { address: freshAddress(), mode: 'demo' },
    );
    expect(await openSession(shop().db, now)).toEqual(expect.any(String));
    const admin = await signedIn(shop(), 'admin');
    await shop().call({
      method: 'PUT',
      url: `/auth/staffs/${id}`,
      headers: admin.headers,
      body: { disabled: true },
    });
    expect(await openSession(shop().db, now)).toBeNull();
    const open = shop().db.selectFrom('session').select('id').where('staff_id', '=', id);
    expect(await open.execute()).toEqual([]);
  });

  test('nobody deletes themselves, so an administrator always remains', async () => {
    const admin = await signedIn(shop(), 'admin');
    const remove = (id: number) =>
      shop().call({ method: 'DELETE', url: `/auth/${id}`, headers: admin.headers });
    const self = await remove(admin.id);
    expect([self.status, self.body.code]).toEqual([409, 'CONFLICT']);
    const other = await createStaff(shop().db, 'admin');
    expect((await remove(other.id)).status).toBe(200);
    expect((await remove(other.id)).status).toBe(404);
  });

  test('administrators who all delete each other at once leave one', async () => {
    const admins = await Promise.all(Array.from({ length: 6 }, () => signedIn(shop(), 'admin')));
    await Promise.all(
      admins.flatMap(({ id, headers }) =>
        admins
          .filter((other) => other.id !== id)
          .map((other) => shop().call({ method: 'DELETE', url: `/auth/${other.id}`, headers })),
      ),
    );
    const left = await shop().db.selectFrom('staff').select('role').execute();
    expect(left).toEqual([{ role: 'admin' }]);
  });
});
