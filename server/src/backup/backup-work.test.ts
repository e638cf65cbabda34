import { sql } from 'kysely';
import { onPostgresFirst } from '../testing/database/both-databases';
import { inTurn } from './backup-work';

onPostgresFirst((shop) => {
  const rows = async () =>
    (await shop().db.selectFrom('operator_work').selectAll().execute()).map(({ done_at }) =>
      done_at.getTime(),
    );

  test('a turn is renewed for as long as the work takes, and over with it, also when it fails', async () => {
    const failing = inTurn(
      shop().db,
      async () => {
        // As if it had begun twenty minutes ago: others would consider this server dead.
        await sql`update operator_work set done_at = now() - interval '20 minutes'`.execute(
          shop().db,
        );
        const [old = 0] = await rows();
        for (let [now = 0] = await rows(); now === old; [now = 0] = await rows());
        expect(await inTurn(shop().db, () => Promise.reject(new Error('two at once')))).toBe(false);
        throw new Error('no room');
      },
      10,
    );
    await expect(failing).rejects.toThrow('no room');
    expect(await rows()).toEqual([]);
  });
});
