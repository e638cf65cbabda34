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

/** The cache shared by story runs; `npm ci` does not delete it. */
export const KEPT = path.join(repository, '.cache');
const FILLED = path.join(KEPT, 'demo');

/** The programs of a first start and of the demo data: their output is the initial data of stories. */
const FIRST_START = 'server/dist/first-start-process.mjs';
const DEMO = 'demo/dist/seed-demo.mjs';
const PICTURES = 'demo/pictures';

/** A digest of built programs, whose parts are named by content hash, and of the demo's pictures. */
function digestOf(...programs: string[]): string {
  const hash = createHash('sha256');
  const shown = readdirSync(path.join(repository, PICTURES)).toSorted();
  const files = [...programs, ...shown.map((name) => path.join(PICTURES, name))];
  for (const file of files) hash.update(file).update(readFileSync(path.join(repository, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Set for all workers by the process that fills the data: around midnight the date changes. */
const SEEDED = 'PASAL_SEEDED';
const UPLOADS = 'PASAL_PICTURES';
/** The subfolder of pictures in the widths that pages have requested. */
const DERIVED = '.derived';

/** Fills a directory with the data of a first start, unless today's is cached. */
export async function keepSeeded(fill: (dataDir: string) => Promise<void>): Promise<void> {
  // The demo's orders are dated before the day it was filled; its pictures are the same every day.
  const today = new Date().toISOString().slice(0, 10);
  const seeded = path.join(FILLED, `${digestOf(FIRST_START, DEMO)}-${today}`);
  const pictures = path.join(FILLED, `pictures-${digestOf(DEMO)}`);
  process.env[SEEDED] = seeded;
  process.env[UPLOADS] = pictures;
  if (existsSync(seeded)) return;
  mkdirSync(FILLED, { recursive: true });
  for (const old of readdirSync(FILLED))
    if (path.join(FILLED, old) !== pictures) rmSync(path.join(FILLED, old), { recursive: true });
  const draft = path.join(FILLED, 'draft');
  const uploads = path.join(draft, 'uploads');
  mkdirSync(draft);
  await fill(draft);
  if (existsSync(pictures)) rmSync(uploads, { recursive: true });
  else renameSync(uploads, pictures);
  // Named once it is whole: a run that was broken off leaves nothing that looks filled.
  renameSync(draft, seeded);
}

/** A data directory of its own, filled with the demo shop. */
export function copySeeded(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pasal-data-'));
  cpSync(process.env[SEEDED] ?? '', dataDir, { recursive: true });
  // A picture is identified by its modification time.
  const how = { recursive: true, preserveTimestamps: true };
  cpSync(process.env[UPLOADS] ?? '', path.join(dataDir, 'uploads'), how);
  return dataDir;
}

/** Stores the resized pictures of a shop, so that the next shops need not make them again. */
export function keepDerived(dataDir: string): void {
  const [from, to] = [path.join(dataDir, 'uploads'), process.env[UPLOADS] ?? ''].map((uploads) =>
    path.join(uploads, DERIVED),
  );
  if (!from || !to || !existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  const kept = new Set(readdirSync(to));
  const made = readdirSync(from).filter((name) => /^\w+-\w+\.\w+$/.test(name) && !kept.has(name));
  for (const name of made) {
    // Written atomically: another worker may be copying the folder.
    const whole = path.join(KEPT, `${process.pid}-${name}`);
    cpSync(path.join(from, name), whole);
    renameSync(whole, path.join(to, name));
  }
}
