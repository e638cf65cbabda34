import { HEALTH_HOURS } from '../../../contract/limits';
import { type ReleaseHealthResponse } from '../../../contract/release-health';
import { onBothDatabases } from '@pasal/server/testing/database/both-databases';
import { signedIn } from '@pasal/server/testing/factories';

const HOUR = 60 * 60 * 1000;
const hourBefore = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR - hours * HOUR);

onBothDatabases((shop) => {
  const add = (version: string, hours: number, figures: Record<string, number>, name = 'offers') =>
    shop()
      .db.insertInto('release_health')
      .values(
        Object.entries(figures).map(([phase, total]) => ({
          name,
          version,
          hour: hourBefore(hours),
          phase: phase as 'load',
          total,
        })),
      )
      .execute();

  test('how versions did is told by the hour and in all, the last seen first, and no more than four', async () => {
    const { headers } = await signedIn(shop(), 'admin');
    await add('0.9', HEALTH_HOURS, { load: 5 });
    await add('1.0', HEALTH_HOURS - 1, { load: 90, failed: 1, render: 1 });
    await add('1.0', 2, { load: 40 });
    await add('1.1', 1, { load: 10, failed: 4, render: 3, chunk: 4, refused: 3 });
    await add('1.1', 1, { 'refused:OUT_OF_STOCK': 1, 'refused:PRICE_CHANGED': 2 });
    await add('1.1', 1, { load: 10 }, 'catalog');
    const read = async () =>
      (await shop().call<ReleaseHealthResponse>({ url: '/release/offers/health', headers })).body;
    const { until, versions, hours } = await read();
    const nothing = { slow: 0, reached: 0, ordered: 0, refused: 0, refusals: [] };
    const refusals = [
      { code: 'PRICE_CHANGED', networks: 2 },
      { code: 'OUT_OF_STOCK', networks: 1 },
    ];
    expect(versions).toEqual([
      { version: '1.1', loads: 10, failed: 4, ...nothing, refused: 3, refusals },
      { version: '1.0', loads: 130, failed: 1, ...nothing },
    ]);
    const ago = (hour: string) => (Date.parse(until) - Date.parse(hour)) / HOUR;
    expect(hours.map(({ hour, ...row }) => [ago(hour), row])).toEqual([
      [HEALTH_HOURS - 1, { version: '1.0', loads: 90, failed: 1 }],
      [2, { version: '1.0', loads: 40, failed: 0 }],
      [1, { version: '1.1', loads: 10, failed: 4 }],
    ]);
    for (const version of ['2.0', '2.1', '2.2']) await add(version, 0, { load: 1 });
    expect((await read()).versions.map(({ version }) => version)).toEqual([
      '2.0',
      '2.1',
      '2.2',
      '1.1',
    ]);
  });
});
