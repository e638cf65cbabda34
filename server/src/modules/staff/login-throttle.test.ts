import * as argon2 from '@node-rs/argon2';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { createStaff, PASSWORD } from '../../testing/factories';
import { freshAddress } from '../../testing/test-app';
import { letTimePass } from '../../testing/time';

jest.mock('@node-rs/argon2', () => {
  const genuine = jest.requireActual<typeof argon2>('@node-rs/argon2');
  // Cheaper than the shop's, so that hundreds of logins take seconds; all have the same cost.
  const hash = (password: string) => genuine.hash(password, { memoryCost: 1024, timeCost: 1 });
  return { ...genuine, hash, verify: jest.fn(genuine.verify) };
});
const verify = jest.mocked(argon2.verify);

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_value, index) => make(index));

const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const count = (list: number[], status: number) => list.filter((each) => each === status).length;

onPostgresFirst((shop) => {
  let email: string;
  beforeEach(async () => {
    ({ email } = await createStaff(shop().db, 'admin'));
    verify.mockClear();
  });

  const login = (password: string, remoteAddress: string, account = email) =>
    shop().call({
      method: 'POST',
      url: '/auth/staffLogin',
      body: { email: account, password },
      remoteAddress,
    });
  const later = (seconds: number) => letTimePass(shop().db, seconds);

  test('of 200 logins from one address at once, 20 are looked at', async () => {
    const address = freshAddress();
    const answers = await statuses(
      times(200, (index) => login('wrong', address, `person-${index}@pasal.test`)),
    );
    expect([count(answers, 401), count(answers, 429)]).toEqual([20, 180]);
    expect(verify).toHaveBeenCalledTimes(20);
    expect((await login(PASSWORD, freshAddress())).status).toBe(200);
  });

  test('an office may log in again and again', async () => {
    const address = freshAddress();
    for (let person = 0; person < 25; person += 1) {
      expect((await login(PASSWORD, address)).status).toBe(200);
    }
  });

  test('one address has five tries at an account, even at once, then waits longer each time', async () => {
    const address = freshAddress();
    const answers = await statuses(times(8, () => login('wrong', address)));
    expect([count(answers, 401), count(answers, 429)]).toEqual([5, 3]);
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const refused = await login(PASSWORD, address);
      expect(refused.status).toBe(429);
      expect(refused.body.code).toBe('RATE_LIMITED');
      const wait = Number(refused.headers['retry-after']);
      waits.push(wait);
      await later(wait);
      expect((await login('wrong', address)).status).toBe(401);
    }
    const rounded = waits.map((wait) => Math.round(wait / 30) * 30);
    expect(rounded).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test('a guesser elsewhere never delays the owner', async () => {
    const guesser = freshAddress();
    await statuses(times(20, () => login('wrong', guesser)));
    expect((await login(PASSWORD, freshAddress())).status).toBe(200);
    expect((await login(PASSWORD, guesser)).status).toBe(429);
  });

  test('who waited gets in with the right password, and starts anew', async () => {
    const address = freshAddress();
    await statuses(times(6, () => login('wrong', address)));
    await later(30);
    expect((await login(PASSWORD, address)).status).toBe(200);
    const again = await statuses(times(10, () => login('wrong', address)));
    expect(count(again, 401)).toBe(5);
  });

  test('100 addresses on one account get one try each, and the owner gets in', async () => {
    const addresses = times(100, freshAddress);
    const answers: number[] = [];
    for (const address of addresses) {
      answers.push(...(await statuses(times(5, () => login('wrong', address)))));
    }
    // 30 tries in all, then one from each address that has not used its own.
    expect(count(answers, 401)).toBeLessThanOrEqual(30 + 100);
    expect(count(answers, 401)).toBeGreaterThanOrEqual(100);
    expect((await login(PASSWORD, freshAddress())).status).toBe(200);
  });

  test('one household behind IPv6 is one address', async () => {
    const answers = await statuses(
      times(20, (index) => login('wrong', `2001:db8:1:2::${index.toString(16)}`)),
    );
    expect(count(answers, 401)).toBe(5);
    expect((await login(PASSWORD, '2001:db8:2:3::1')).status).toBe(200);
  });

  test('an account that does not exist is treated as one that does', async () => {
    const looks: unknown[] = [];
    for (const account of [email, 'nobody@pasal.test']) {
      verify.mockClear();
      const address = freshAddress();
      const answers: Awaited<ReturnType<typeof login>>[] = [];
      for (let time = 0; time < 8; time += 1) answers.push(await login('wrong', address, account));
      looks.push({
        answers: answers.map(({ status, body, headers }) => [
          status,
          body.message,
          body.code,
          headers['retry-after'],
        ]),
        work: verify.mock.calls.map(([hashed]) => String(hashed).split('$').slice(0, 4)),
      });
    }
    expect(looks[0]).toEqual(looks[1]);
    expect(verify).toHaveBeenCalledTimes(5);
  });

  test('the current password cannot be guessed by whoever found an open session', async () => {
    const { headers } = await login(PASSWORD, freshAddress());
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    const { body } = await shop().call<{ user: { id: number } }>({
      url: '/auth/me',
      headers: { cookie },
    });
    const guess = () =>
      shop().call({
        method: 'PUT',
        url: `/auth/${body.user.id}`,
        headers: { cookie },
        body: { currentPassword: 'wrong', newPassword: 'another-password-2' },
      });
    const answers = await statuses(times(30, guess));
    expect([count(answers, 400), count(answers, 429)]).toEqual([10, 20]);
  });
});
