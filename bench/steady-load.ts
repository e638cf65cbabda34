import { leanConnection } from './lean-connection';
import type { Target } from './load';

interface SteadyLoad {
  connections: number;
  seconds: number;
  perSecond: number;
}

interface Asked {
  /** The moment when it was due. */
  due: number;
  path: string;
  headers: Record<string, string>;
}

/** Calls back for each request when it is due, however late that is noticed. */
function evenly({ seconds, perSecond }: SteadyLoad, send: (due: number) => void): Promise<void> {
  const all = seconds * perSecond;
  const start = performance.now();
  let sent = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const dueNow = Math.min(all, ((performance.now() - start) / 1000) * perSecond);
      for (; sent < dueNow; sent += 1) send(start + (sent / perSecond) * 1000);
      if (sent === all) {
        clearInterval(timer);
        resolve();
      }
    }, 1);
  });
}

/**
 * Measures how many milliseconds each answer takes when requests come evenly, one after another, at the given
 * rate. Each is counted from the moment it was due, so a server that stalls is late for all that were
 * due meanwhile. autocannon's own rate sends the requests of a second all at once, which measures a queue it
 * made itself.
 */
export async function steadyTimes(target: Target, load: SteadyLoad): Promise<number[]> {
  const url = new URL(target.url);
  const connections = Array.from({ length: load.connections }, () => leanConnection(url));
  const idle = [...connections];
  const waiting: Asked[] = [];
  const times: number[] = [];
  const answers: Promise<void>[] = [];

  const answered = async (asked: Asked): Promise<void> => {
    const connection = idle.pop();
    if (connection === undefined) {
      waiting.push(asked);
      return;
    }
    const status = await connection.ask(asked.path, asked.headers);
    if (status !== 200) throw new Error(`${asked.path} was answered with ${status}`);
    times.push(performance.now() - asked.due);
    idle.push(connection);
    const next = waiting.shift();
    if (next !== undefined) await answered(next);
  };

  await evenly(load, (due) => {
    const { path = '/', headers = {} } = target.next?.({}) ?? {};
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    answers.push(answered({ due, path, headers: Object.fromEntries(texts) }));
  });
  await Promise.all(answers);
  for (const connection of connections) connection.close();
  return times;
}
