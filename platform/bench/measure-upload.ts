import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseRecord } from '../contract/release';
import { packArchive } from '../server/release/archive';
import type { FilledShop } from '../../bench/database';
import { median } from '../../bench/load';
import type { Finding } from '../../bench/report';
import { startShop, type BenchServer } from '../../bench/servers';

const BUILDS = resolve(__dirname, '../../../../remote-releases/dist');
const NAME = 'releases';
const MEGABYTE = 1024 * 1024;
/** Bytes added to a real release: the archive is then nearly as large as allowed. */
const PICTURES = Array.from(
  { length: 19 },
  (_none, at) => [`picture-${at}.png`, MEGABYTE] as const,
);
const UPLOADS = 3;
/** Milliseconds between two health checks. */
const HEALTH_EVERY = 10;
/** The uploads of one administrator are limited per minute. */
const REST = 11_000;

const hashOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The shop's own build of a remote as a team would send it, with pictures that cannot be made smaller. */
async function largeArchive(number: number): Promise<Buffer> {
  const record = JSON.parse(readFileSync(join(BUILDS, 'release.json'), 'utf8')) as ReleaseRecord;
  const folder = join(BUILDS, record.version);
  const built = [record, ...Object.values(record.languages ?? {})];
  const named = new Set([
    ...Object.keys(record.integrity),
    ...built.map(({ server }) => server?.file),
  ]);
  const files = new Map(
    readdirSync(folder)
      .filter((name) => named.has(name))
      .map((name) => [name, readFileSync(join(folder, name))]),
  );
  for (const [name, bytes] of PICTURES) {
    const picture = randomBytes(bytes);
    files.set(name, picture);
    record.integrity[name] = hashOf(picture);
  }
  return packArchive({ record: { ...record, version: `9.0.${number}` }, files });
}

/** CPU milliseconds a process has used so far, including its threads. */
function processorOf(pid: number): number {
  const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const fields = rest.split(' ');
  // Fields 14 and 15 of proc(5), in hundredths of a second; the first two are cut off.
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await ask();
  return performance.now() - from;
}

/** A team's own process, so that its work delays no health check here. */
const TEAM = `
  const { readFileSync } = require('node:fs');
  const [, address, headers, file] = process.argv;
  const body = readFileSync(file);
  fetch(address, { method: 'POST', headers: JSON.parse(headers), body }).then(async (answer) => {
    if (answer.status !== 201) throw new Error(answer.status + ' ' + (await answer.text()));
  });
`;

async function upload({ url }: BenchServer, { cookie }: FilledShop, archive: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'pasal-bench-'));
  const file = join(folder, 'release.tgz');
  await writeFile(file, archive);
  const headers = { cookie, origin: url, 'content-type': 'application/gzip' };
  const words = [`${url}/api/v1/release/${NAME}/upload`, JSON.stringify(headers), file];
  const team = spawn(process.execPath, ['-e', TEAM, ...words], { stdio: 'inherit' });
  const [code] = await once(team, 'exit');
  await rm(folder, { recursive: true });
  if (code !== 0) throw new Error('the upload failed');
}

/** Measures the CPU milliseconds that one upload takes a server without other requests. */
async function costOf(server: BenchServer, shop: FilledShop, archive: Buffer): Promise<number> {
  const before = processorOf(server.pid);
  await upload(server, shop, archive);
  return processorOf(server.pid) - before;
}

/** Measures the longest wait for the server's health beside an upload, in milliseconds. */
async function worstWait(server: BenchServer, shop: FilledShop, archive: Buffer): Promise<number> {
  const health: number[] = [];
  const state = { isDone: false };
  const probe = async () => {
    while (!state.isDone) {
      health.push(await timeOf(() => fetch(`${server.url}/healthz`)));
      await wait(HEALTH_EVERY);
    }
  };
  const probing = probe();
  await upload(server, shop, archive).finally(() => {
    state.isDone = true;
  });
  await probing;
  return Math.max(...health);
}

/** Measures what the upload of the largest release costs a shop, and how much it delays the other requests. */
export async function measureUpload(shops: FilledShop[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const shop of shops) {
    const kind = shop.dataDir === undefined ? 'PostgreSQL' : 'embedded';
    const server = await startShop(shop);
    const costs: number[] = [];
    const waits: number[] = [];
    for (let number = 0; number < UPLOADS; number += 1) {
      // The first one also waits for code that is not compiled yet.
      if (number === 0) await upload(server, shop, await largeArchive(100));
      costs.push(await costOf(server, shop, await largeArchive(2 * number)));
      await wait(REST);
      waits.push(await worstWait(server, shop, await largeArchive(2 * number + 1)));
      await wait(REST);
    }
    await server.stop();
    findings.push(
      {
        what: `${kind}: processor time of an upload, median of ${UPLOADS}`,
        figures: [median(costs)],
        unit: 'ms',
        most: 1000,
      },
      {
        what: `${kind}: slowest health check beside it, median of ${UPLOADS}`,
        figures: [median(waits)],
        unit: 'ms',
        most: 50,
      },
    );
  }
  return findings;
}
