import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MARK } from '../server/src/pictures/picture-folder';
import type { FilledShop } from './database';
import type { Finding } from './report';
import { startShop } from './servers';

/** Programs that never rest beside the shop. */
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

/** Where the shop keeps its files; its pictures' folder is marked, since the rows name pictures that nobody has made. */
async function makeDataDir({ dataDir }: FilledShop): Promise<string> {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'pasal-bench-')));
  const uploads = join(directory, 'uploads');
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, MARK), '');
  return directory;
}

/** How a shop answers whether it is ready, from the moment it says that it is open. */
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
  // A server that starts may take its time; once it has said ready, load alone takes nothing back.
  const refused =
    first < 0 ? TIMES : answers.slice(first).filter((status) => status !== 200).length;
  return { before: first < 0 ? TIMES : first, refused, longest };
}

/** Asks a shop that starts, and goes on, beside fifty busy programs whether it is ready: it says so once and stays so. */
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
