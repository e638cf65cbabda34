import type { FilledShop } from './database';
import { interleaved, median, throughput } from './load';
import { ordering } from './measure-orders';
import { otherMain, startOther } from './other-build';
import type { Finding } from './report';
import { startShop } from './servers';

const LOAD = { connections: 16, seconds: 5 };
const ROUNDS = 9;

/**
 * Places orders with this build and with another one, by turns, each in its own database with the same data.
 * @param options `--before=` and the other build's `server/dist/main.mjs`, in a copy of the sources that is built
 */
export async function measureBefore(
  [now, before]: FilledShop[],
  options: readonly string[],
): Promise<Finding[]> {
  const main = otherMain(options);
  if (now === undefined || before === undefined) throw new Error('there are no two shops');
  const servers = [await startShop(now), await startOther(main, before.databaseUrl)];
  try {
    const [ours, others] = [now, before].map((shop, at) =>
      ordering(`${servers[at]?.url ?? ''}/api/v1/order-product`, shop),
    );
    if (ours === undefined || others === undefined) throw new Error('there are no two servers');
    for (const target of [ours, others]) await throughput(target, { ...LOAD, seconds: 2 });
    const values = await interleaved(ROUNDS, {
      now: () => throughput(ours, LOAD),
      before: () => throughput(others, LOAD),
    });
    const figures = [median(values.now), median(values.before)] as const;
    const ratio = figures[0] / figures[1];
    const what = 'orders of two lines, and before';
    return [{ what, figures: [...figures], unit: 'orders/s', ratio, atLeast: 0.95 }];
  } finally {
    for (const server of servers) await server.stop();
  }
}
