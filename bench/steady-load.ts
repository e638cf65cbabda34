import { Agent, get } from 'node:http';
import type { Target } from './load';

interface SteadyLoad {
  connections: number;
  seconds: number;
  perSecond: number;
}

function timeOf(url: URL, headers: Record<string, string>, agent: Agent, due: number) {
  return new Promise<number>((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - due);
        else reject(new Error(`${url.href} was answered with ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

/**
 * Milliseconds each answer took when requests come evenly, one after another, as many a second as said. Each is
 * counted from the moment it was due, so a server that stands still is late for all that were due meanwhile.
 * autocannon's own rate sends the requests of a second all at once, which measures a queue it made itself.
 */
export async function steadyTimes(target: Target, load: SteadyLoad): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const times: Promise<number>[] = [];
  const all = load.seconds * load.perSecond;
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const dueNow = Math.min(all, ((performance.now() - start) / 1000) * load.perSecond);
      while (times.length < dueNow) {
        const { path = '/', headers = {} } = target.next?.({}) ?? {};
        const due = start + (times.length / load.perSecond) * 1000;
        const asked = Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, String(value)]),
        );
        times.push(timeOf(new URL(path, target.url), asked, agent, due));
      }
      if (times.length === all) {
        clearInterval(timer);
        resolve();
      }
    }, 1);
  });
  const answered = await Promise.all(times);
  agent.destroy();
  return answered;
}
