import { brokenInvariants } from '../testing/database/invariants';
import { startMachines } from '../testing/machines';
import { startMixedLoad } from '../testing/mixed-load';
import { residentOf } from '../testing/resident';

/** Minutes under load; set by `SOAK_MINUTES`. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
/** Requests per second. */
const RATE = 60;
/** Maximum memory of the last third of the time, relative to the third before it. */
const MOST_MEMORY = 1.1;
const MOST_P99 = 2;
/** Maximum share of requests that find no server ready, on a machine that may be busy for minutes. */
const MOST_REFUSED = 0.01;

jest.setTimeout((MINUTES + 10) * 60_000);

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The ratio of the last third of the values to the third before it. */
function lastThird(values: readonly number[]): number {
  const third = Math.floor(values.length / 3);
  return meanOf(values.slice(-third)) / meanOf(values.slice(-2 * third, -third));
}

test(`${MINUTES} minutes of visitors and orders at two servers: memory and the slowest of a hundred stay as they are`, async () => {
  const machines = await startMachines();
  const load = startMixedLoad({ ...machines, rate: RATE });
  const minutes: { p99: number; memory: number }[] = [];
  for (let minute = 0; minute < MINUTES; minute += 1) {
    await load.goOn(60 * RATE);
    const { p99 } = load.look();
    const residents = machines.servers.map(({ pid }) => residentOf(pid));
    const memory = residents.reduce((sum, one) => sum + one.server + one.renderers, 0);
    minutes.push({ p99, memory: Math.round(memory) });
  }
  const { requests } = await load.stop();
  const broken = await brokenInvariants(machines.database.db);
  await machines.close();
  const memory = lastThird(minutes.map((minute) => minute.memory));
  const p99 = lastThird(minutes.map((minute) => minute.p99));
  const { answers } = load;
  process.stdout.write(`${JSON.stringify({ requests, answers, memory, p99, minutes })}\n`);
  expect(Object.keys(answers).filter((answer) => !/ (?:20[01]|50[23])$/.test(answer))).toEqual([]);
  const refused = Object.entries(answers).filter(([answer]) => / 50[23]$/.test(answer));
  expect(refused.reduce((sum, [, times]) => sum + times, 0)).toBeLessThan(requests * MOST_REFUSED);
  expect(broken).toEqual([]);
  expect(memory).toBeLessThan(MOST_MEMORY);
  expect(p99).toBeLessThan(MOST_P99);
});
