import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MARK } from '../server/src/pictures/picture-folder';
import type { FilledShop } from './database';
import type { Finding } from './report';
import { startShop } from './servers';

/** Programs that keep the CPU busy next to the shop. */
const LOAD = 50;
/** Each ends by itself, so that none outlives a measurement that was killed. */
const BUSY = 'for (const end = Date.now() + 20 * 60_000; Date.now() < end; );';
/** How often a balancer asks, in ms, and for how many times. */
const EVERY = 1000;
const TIMES = 60;

function startLoad(): () => void {
  const busy = Array.from({ length: LOAD }, () =>
    spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }),
  );
  return () => {
    for (const program of busy) program.kill('SIGKILL');
  };
}

/** The shop's data directory; its pictures folder is marked, because the rows name pictures that do not exist. */
async function makeDataDir({ dataDir }: FilledShop): Promise<string> {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'pasal-bench-')));
  const uploads = join(directory, 'uploads');
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, MARK), '');
  return directory;
}

/** Polls the readiness of a shop from the moment it reports that it is open. */
async function askWhetherReady(shop: FilledShop) {
  const directory = await makeDataDir(shop);
  const server = await startShop(shop, { DATA_DIR: directory });
  const answers: number[] = [];
  let longest = 0;
  try {
    for (let time = 0; time < TIMES; time += 1) {
      const asked = performance.now();
      const answer = await fetch(`${server.url}/readyz`);
      answers.push(answer.status);
      longest = Math.max(longest, performance.now() - asked);
      await wait(EVERY);
    }
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
  const first = answers.indexOf(200);
  // A starting server may take time; once it has reported ready, load alone must not change that.
  const refused =
    first < 0 ? TIMES : answers.slice(first).filter((status) => status !== 200).length;
  return { before: first < 0 ? TIMES : first, refused, longest };
}

/** Polls the readiness of a shop during and after its start beside fifty busy programs: once ready, it stays ready. */
export async function measureReady(shops: readonly FilledShop[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const stop = startLoad();
  try {
    for (const shop of shops) {
      const { before, refused, longest } = await askWhetherReady(shop);
      const where = shop.dataDir === undefined ? 'PostgreSQL' : 'the embedded database';
      const what = `ready beside ${LOAD} busy programs, on ${where}: `;
      findings.push(
        { what: `${what}refusals before it says so`, figures: [before], unit: '' },
        {
          what: `${what}refusals after, of ${TIMES} answers`,
          figures: [refused],
          unit: '',
          most: 0,
        },
        { what: `${what}longest answer`, figures: [longest], unit: 'ms' },
      );
    }
  } finally {
    stop();
  }
  return findings;
}
