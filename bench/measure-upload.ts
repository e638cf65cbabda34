import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseRecord } from '../platform/contract/release';
import { packArchive } from '../platform/server/release/archive';
import type { FilledShop } from './database';
import { median } from './load';
import type { Finding } from './report';
import { startShop, type BenchServer } from './servers';

const BUILDS = resolve(__dirname, '../../../../remote-releases/dist');
const NAME = 'releases';
const MEGABYTE = 1024 * 1024;
/** Bytes that are added to a real release: the archive then has nearly as many as one may have. */
const PICTURES = Array.from(
  { length: 19 },
  (_none, at) => [`picture-${at}.png`, MEGABYTE] as const,
);
const UPLOADS = 5;
/** Milliseconds between two health checks. */
const HEALTH_EVERY = 10;
/** Uploads one administrator may make at once are counted by the minute. */
const REST = 11_000;

const hashOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The shop's own build of a remote as a team would send it, with pictures that cannot be made smaller. */
async function largeArchive(number: number): Promise<Buffer> {
  const record = JSON.parse(readFileSync(join(BUILDS, 'release.json'), 'utf8')) as ReleaseRecord;
  const folder = join(BUILDS, record.version);
  const named = new Set([...Object.keys(record.integrity), record.server?.file]);
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

/** Milliseconds of processor a process has taken so far, its threads included. */
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

async function upload({ url }: BenchServer, { cookie }: FilledShop, archive: Buffer) {
  const answer = await fetch(`${url}/api/v1/release/${NAME}/upload`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/gzip' },
    body: new Uint8Array(archive),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
}

/** One upload: processor time, and how long the server's health was waited for beside it. */
async function uploadOnce(server: BenchServer, shop: FilledShop, number: number) {
  const archive = await largeArchive(number);
  const health: number[] = [];
  const state = { isDone: false };
  const before = processorOf(server.pid);
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
  const megabytes = archive.length / MEGABYTE;
  return { processor: processorOf(server.pid) - before, worst: Math.max(...health), megabytes };
}

/** What the upload of the largest release costs a shop, and what the others notice of it. */
export async function measureUpload(shops: FilledShop[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const shop of shops) {
    const kind = shop.dataDir === undefined ? 'PostgreSQL' : 'embedded';
    const server = await startShop(shop);
    const found: Awaited<ReturnType<typeof uploadOnce>>[] = [];
    for (let number = 0; number < UPLOADS; number += 1) {
      found.push(await uploadOnce(server, shop, number));
      await wait(REST);
    }
    await server.stop();
    const medianOf = (key: 'processor' | 'worst' | 'megabytes') =>
      median(found.map((each) => each[key]));
    findings.push(
      { what: `${kind}: archive`, figures: [medianOf('megabytes')], unit: 'MB' },
      {
        what: `${kind}: processor time of an upload, median of ${UPLOADS}`,
        figures: [medianOf('processor')],
        unit: 'ms',
        most: 1000,
      },
      {
        what: `${kind}: slowest health check beside it, median of ${UPLOADS}`,
        figures: [medianOf('worst')],
        unit: 'ms',
        most: 50,
      },
    );
  }
  return findings;
}
