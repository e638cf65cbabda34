import autocannon, { type Request, type Result } from 'autocannon';

/** A request that is sent to a server again and again; `next` may change each one. */
export interface Target {
  url: string;
  next?: (request: Request) => Request;
}

interface Load {
  connections: number;
  seconds: number;
}

async function run({ url, next }: Target, { connections, seconds }: Load) {
  const times: number[] = [];
  const request: Request = next === undefined ? {} : { setupRequest: next };
  const options = { url, connections, duration: seconds, requests: [request] };
  const result = await new Promise<Result>((resolve, reject) => {
    autocannon(options, (error: Error | null, found) =>
      error ? reject(error) : resolve(found),
    ).on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${times.length} requests to ${url} failed`);
  return { times, perSecond: times.length / result.duration };
}

/** Sends this many requests, however fast the answers are; none may fail in the server. */
export async function sendAll(
  { url, next }: Target,
  { connections, amount }: { connections: number; amount: number },
): Promise<void> {
  const request: Request = next === undefined ? {} : { setupRequest: next };
  const result = await autocannon({ url, connections, amount, requests: [request], timeout: 60 });
  const { '5xx': failed, errors, timeouts, '4xx': refused } = result;
  if (failed + errors + timeouts + refused > 0) {
    throw new Error(
      `of ${amount} requests ${failed} failed, ${refused} were refused, ${errors} broke`,
    );
  }
}

/** Measures requests per second; every answer must be a success. */
export async function throughput(target: Target, load: Load): Promise<number> {
  return (await run(target, load)).perSecond;
}

/** Measures how many milliseconds each answer took. */
export async function answerTimes(target: Target, load: Load): Promise<number[]> {
  return (await run(target, load)).times;
}

/** Returns the value that `share` of the list lie below. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (list: readonly number[]) => quantile(list, 0.5);

/** Calls each in turn, again and again, so that a disturbance of the machine disturbs all alike. */
export async function interleaved<Name extends string>(
  rounds: number,
  subjects: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  const entries = Object.entries(subjects) as [Name, () => Promise<number>][];
  const values = Object.fromEntries(entries.map(([name]) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    // Every other round runs backwards, because the second one may find a warmer machine.
    for (const [name, measure] of round % 2 === 0 ? entries : entries.toReversed()) {
      values[name].push(await measure());
    }
  }
  return values;
}
