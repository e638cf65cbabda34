import { sql } from 'kysely';
import { onPostgresFirst } from '@pasal/server/testing/database/both-databases';
import { RateLimited } from '../errors/domain-error';
import type { Limit } from './limits';
import { refundToken, sweepLimits, takeToken } from './rate-limit';

/** One token every minute after the first ten. */
const LIMIT: Limit = { scope: 'test', tokens: 10, seconds: 600 };

onPostgresFirst((shop) => {
  const take = (who = 'someone', limit = LIMIT) => takeToken(shop().db, limit, who);
  const several = (count: number) => takeToken(shop().db, LIMIT, 'someone', count);
  /** Counts how many of this many simultaneous callers get a token. */
  async function taken(callers: number, who?: string): Promise<number> {
    const asked = await Promise.allSettled(Array.from({ length: callers }, () => take(who)));
    return asked.filter(({ status }) => status === 'fulfilled').length;
  }
  const refusal = () => take().catch((error: unknown) => error);
  /** Moves the time forward for everything that is counted. */
  const later = (seconds: number) =>
    sql`update rate_limit set free_at = free_at - make_interval(secs => ${seconds})`.execute(
      shop().db,
    );
  const rows = async () => (await shop().db.selectFrom('rate_limit').selectAll().execute()).length;

  test('of 50 at once exactly the allowed ten get a turn', async () => {
    expect(await taken(50)).toBe(10);
    expect(await taken(50)).toBe(0);
  });

  test('who is refused learns when the next turn comes, and gets it then', async () => {
    await taken(10);
    const error = await refusal();
    expect(error).toBeInstanceOf(RateLimited);
    expect(error).toMatchObject({ code: 'RATE_LIMITED' });
    const { seconds } = error as RateLimited;
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    await later(seconds);
    expect(await taken(5)).toBe(1);
    await later(LIMIT.seconds * 3);
    expect(await taken(50)).toBe(10);
  });

  test('a turn that is given back can be taken again', async () => {
    expect(await taken(10)).toBe(10);
    await refundToken(shop().db, LIMIT, 'someone');
    expect(await taken(5)).toBe(1);
  });

  test('several turns are had at once or not at all, and more than there ever are never', async () => {
    await expect(several(11)).rejects.toBeInstanceOf(RateLimited);
    await several(7);
    const error = await several(4).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'RATE_LIMITED' });
    // One token is missing, and is refilled within a minute.
    expect((error as RateLimited).seconds).toBeLessThanOrEqual(60);
    await several(3);
    expect(await taken(5)).toBe(0);
  });

  test('callers and limits do not count for each other', async () => {
    await taken(10);
    expect(await taken(1, 'someone else')).toBe(1);
    await expect(take('someone', { ...LIMIT, scope: 'other' })).resolves.toBeUndefined();
  });

  test('a transaction that fails takes no turn', async () => {
    await shop()
      .db.transaction()
      .execute(async (trx) => {
        await takeToken(trx, LIMIT, 'someone');
        throw new Error('refused for another reason');
      })
      .catch(() => undefined);
    expect(await taken(50)).toBe(10);
  });

  test('nothing that is counted can be read back, and it is cleared when it no longer counts', async () => {
    await take('sita@example.com');
    const stored = await shop().db.selectFrom('rate_limit').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('sita');
    await sweepLimits(shop().db);
    expect(await rows()).toBe(1);
    await later(60);
    await sweepLimits(shop().db);
    expect(await rows()).toBe(0);
  });
});
