import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from './product-tree';

/** What runs of stories keep for each other; `npm ci` leaves it alone. */
export const KEPT = path.join(repository, '.cache');
const FILLED = path.join(KEPT, 'demo');

/** The programs of a first start, and the one that brings the demo: what they write is what stories begin with. */
const FIRST_START = 'server/dist/first-start-process.mjs';
const DEMO = 'demo/dist/seed-demo.mjs';

/** A digest of built programs: each names its parts by what is in them. */
function digestOf(...programs: string[]): string {
  const hash = createHash('sha256');
  for (const file of programs) hash.update(readFileSync(path.join(repository, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Set for all workers by who fills it: around midnight the day is another one. */
const SEEDED = 'PASAL_SEEDED';

/** Fills a directory in which all is as after a first start, unless one of today is kept. */
export async function keepSeeded(fill: (dataDir: string) => Promise<void>): Promise<void> {
  // The demo's orders are of the days before it was filled; its pictures are the same on every day.
  const today = new Date().toISOString().slice(0, 10);
  const seeded = path.join(FILLED, `${digestOf(FIRST_START, DEMO)}-${today}`);
  const drawn = path.join(FILLED, `pictures-${digestOf(DEMO)}`);
  process.env[SEEDED] = seeded;
  if (existsSync(seeded)) return;
  mkdirSync(FILLED, { recursive: true });
  for (const old of readdirSync(FILLED))
    if (path.join(FILLED, old) !== drawn) rmSync(path.join(FILLED, old), { recursive: true });
  const draft = path.join(FILLED, 'draft');
  const uploads = path.join(draft, 'uploads');
  if (existsSync(drawn)) cpSync(drawn, uploads, { recursive: true });
  else mkdirSync(draft);
  await fill(draft);
  if (!existsSync(drawn))
    cpSync(path.join(uploads, 'demo'), path.join(drawn, 'demo'), { recursive: true });
  // Named once it is whole: a run that was broken off leaves nothing that looks filled.
  renameSync(draft, seeded);
}

/** A data directory of its own, filled with the demo shop. */
export function copySeeded(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pasal-data-'));
  cpSync(process.env[SEEDED] ?? '', dataDir, { recursive: true });
  return dataDir;
}
