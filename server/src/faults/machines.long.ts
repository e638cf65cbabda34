import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { brokenInvariants } from '../testing/database/invariants';
import { startMachines, STOCK, type Machines } from '../testing/machines';
import { startMixedLoad } from '../testing/mixed-load';
import { tableOf, type Outcome } from '../testing/machines-table';
import { watchPrice } from '../testing/watch-price';

jest.setTimeout(3_600_000);

/** Requests per second: few enough for a slow machine, so that failures are caused by the fault. */
const RATE = 60;
/** Duration of each fault in milliseconds. */
const LASTS = 8000;
/** Milliseconds without a failure after which a fault counts as over: the database releases the locks of a lost connection after 10 s. */
const CALM = 12_000;
const DOCUMENT = resolve(__dirname, '../../../.proofs/machines.md');

interface Trouble {
  name: string;
  begin: () => unknown;
  end: () => unknown;
  /** Failures allowed during the fault; none if unset. */
  mayFail?: RegExp;
}

/** Requests accepted by a server that died or hangs; a proxy can't know whether they were done. */
const UNDER_WAY = / (?:50[234])$/;
/** Writes are refused until the proxy's next health check, every second. */
const UNTIL_LOOKED = / 503$/;
/** Requests that only the primary can answer, or that try it first. */
const WITHOUT_PRIMARY = / (?:50[234])$/;

function troublesOf(machines: Machines): Trouble[] {
  const { servers, primary, replica, toPrimary, toReplica, store, disk } = machines;
  const signal = (name: NodeJS.Signals) => servers[0]?.kill(name);
  return [
    {
      name: 'a server is killed',
      async begin() {
        signal('SIGKILL');
        await servers[0]?.ended;
      },
      end: () => machines.startAgain(0),
      mayFail: UNDER_WAY,
    },
    {
      name: 'a server hangs',
      begin: () => signal('SIGSTOP'),
      end: () => signal('SIGCONT'),
      mayFail: UNDER_WAY,
    },
    { name: 'the replica is killed', begin: replica.halt, end: replica.resume },
    { name: 'the replica hangs', begin: toReplica.hang, end: toReplica.goOn },
    { name: 'the replica is cut off', begin: toReplica.hang, end: toReplica.replace },
    {
      name: 'the primary is killed',
      begin: primary.halt,
      end: primary.resume,
      mayFail: WITHOUT_PRIMARY,
    },
    {
      name: 'the primary hangs',
      begin: toPrimary.hang,
      end: toPrimary.goOn,
      mayFail: WITHOUT_PRIMARY,
    },
    {
      name: 'the primary is cut off',
      begin: toPrimary.hang,
      end: toPrimary.replace,
      mayFail: WITHOUT_PRIMARY,
    },
    {
      name: 'the store is away',
      begin: () => store.have(() => 'refused'),
      end: () => store.have(),
    },
    { name: 'the store hangs', begin: () => store.have(() => 'silent'), end: () => store.have() },
    {
      name: 'the disk of a server is full',
      begin: () => disk.fill(),
      end: disk.empty,
      mayFail: UNTIL_LOOKED,
    },
  ];
}

const isFailure = (answer: string) => !/ 20[01]$/.test(answer);
const failuresIn = (answers: Record<string, number>) =>
  Object.entries(answers).filter(([answer]) => isFailure(answer));

test('each machine killed, hung and cut off in turn, under orders and reads: no order lost, nothing oversold, nothing old', async () => {
  const machines = await startMachines();
  const { db } = machines.database;
  const load = startMixedLoad({ ...machines, rate: RATE });
  const prices = await watchPrice(machines);
  const outcomes: Outcome[] = [];
  const unexpected: string[] = [];
  await load.goOn(5 * RATE);
  for (const { name, begin, end, mayFail } of troublesOf(machines)) {
    load.look();
    await begin();
    await wait(LASTS);
    await end();
    const ended = performance.now();
    let failures: [string, number][] = [];
    let lastFailure = ended;
    let longest = 0;
    while (performance.now() - lastFailure < CALM || !machines.isReady()) {
      await wait(100);
      const seen = load.look();
      const failed = failuresIn(seen.answers);
      if (failed.length > 0) lastFailure = performance.now();
      failures = [...failures, ...failed];
      longest = Math.max(longest, seen.longest);
    }
    unexpected.push(
      ...failures
        .filter(([answer]) => !mayFail?.test(answer))
        .map(([answer, times]) => `${name}: ${answer} × ${times}`),
    );
    outcomes.push({ name, failures, longest, over: lastFailure - ended });
  }
  const figures = await load.stop();
  const { reads, old } = await prices.stop();
  const rows = await db.selectFrom('orders').select('order_number').execute();
  const stored = rows.map(({ order_number: number }) => number);
  const placed = new Set(load.placed);
  const lost = [...placed].filter((number) => !stored.includes(number));
  const { rows: sold } = await sql<{ pieces: number; ordered: number }>`
    select ${STOCK} * (select count(*) from product where in_stock <> 0) - (select sum(in_stock) from product) as pieces,
      (select sum(quantity) from order_item) as ordered`.execute(db);
  const broken = await brokenInvariants(db);
  await machines.close();
  const doubled = stored.length - new Set(stored).size + (load.placed.length - placed.size);
  const counts = {
    orders: stored.length,
    lost: lost.length,
    doubled,
    broken: broken.length,
    reads,
    old,
  };
  await mkdir(dirname(DOCUMENT), { recursive: true });
  await writeFile(DOCUMENT, tableOf(outcomes, { ...figures, lasts: LASTS, ...counts }));
  expect({ unexpected, lost, doubled, broken, old }).toEqual({
    unexpected: [],
    lost: [],
    doubled: 0,
    broken: [],
    old: 0,
  });
  expect(sold[0]?.pieces).toBe(sold[0]?.ordered);
  expect([placed.size > 500, reads > 1000]).toEqual([true, true]);
});
