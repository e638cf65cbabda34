import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ReleaseRecord } from '../../contract/release';
import type { PlatformDatabase } from '../tables';
import { readArchive, type Unpacked } from './archive';
import type { OwnBuilds } from './own-builds';
import type { ReleaseArchives } from './release-archives';
import { findArchive } from './archive.repository';

/** Where a version of host or remote lies on this machine, with what its record says. */
interface StoredRelease {
  folder: string;
  record: ReleaseRecord;
}

export interface ReleaseStore {
  /** The version on this machine, fetched when it isn't there yet; null when there is none. */
  find: (name: string, version: string) => Promise<StoredRelease | null>;
  /** The same, asked for by anyone: what was just not found is not looked for in the database again at once. */
  findForVisitor: (name: string, version: string) => Promise<StoredRelease | null>;
}

interface StoreDeps {
  db: Kysely<PlatformDatabase>;
  own: OwnBuilds;
  archives: ReleaseArchives;
  /** This server's own folder of unpacked releases; it may vanish at any time. */
  directory: string;
}

/** Milliseconds what was not found stays not found for visitors, and how many of them are remembered. */
const MISS_FOR = 5000;
const MISSES = 1000;
/** Releases whose record is cached. */
const MOST_CACHED = 200;

/** Only this user may open what is unpacked: it contains code that runs on the server. */
const INTERNAL_ONLY = { mode: 0o600 };
const OUR_FOLDER = { recursive: true, mode: 0o700 };

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes a file and a compressed copy for each way a browser may take it. */
async function writeFiles(folder: string, { record, files }: Unpacked): Promise<void> {
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    await writeFile(file, bytes, INTERNAL_ONLY);
    for (const [extension, compress] of Object.entries(compressors)) {
      await writeFile(`${file}.${extension}`, await compress(bytes), INTERNAL_ONLY);
    }
  }
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(record), INTERNAL_ONLY);
}

/** Puts a release in place in one step: no one sees half of it, and a second process that comes leaves it. */
async function putInPlace(target: string, unpacked: Unpacked): Promise<void> {
  await mkdir(path.dirname(target), OUR_FOLDER);
  const half = await mkdtemp(`${target}.half-`);
  try {
    await writeFiles(half, unpacked);
    await rm(target, { recursive: true, force: true });
    await rename(half, target);
  } catch (error) {
    // On a full disk each try would take what is left.
    await rm(half, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Finds the versions this server can show: those built beside it, and those in the database or an object store,
 * each unpacked into a folder of its own once its hashes have been computed again.
 */
export function openReleaseStore({ db, own, archives, directory }: StoreDeps): ReleaseStore {
  const cache = new LRUCache<string, StoredRelease>({ max: MOST_CACHED });
  const misses = new LRUCache<string, true>({ max: MISSES, ttl: MISS_FOR });
  const underWay = new Map<string, Promise<StoredRelease | null>>();

  async function unpack(name: string, version: string): Promise<StoredRelease | null> {
    const archive = await findArchive(db, archives, { name, version });
    if (!archive) return null;
    const unpacked = await readArchive(archive);
    const folder = path.join(directory, name, version);
    await putInPlace(folder, unpacked);
    return { folder, record: unpacked.record };
  }

  async function look(name: string, version: string): Promise<StoredRelease | null> {
    const built = await own.find(name, version);
    if (built) return built;
    const key = `${name}/${version}`;
    const known = cache.get(key);
    // The folder may have been tidied away under a server that runs on.
    if (known && (await readFile(path.join(known.folder, 'release.json')).catch(() => null))) {
      return known;
    }
    const release = await unpack(name, version);
    if (release) cache.set(key, release);
    return release;
  }

  async function find(name: string, version: string): Promise<StoredRelease | null> {
    const key = `${name}/${version}`;
    const running = underWay.get(key) ?? look(name, version);
    underWay.set(key, running);
    try {
      return await running;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    find,
    async findForVisitor(name, version) {
      const key = `${name}/${version}`;
      // A build beside this server needs no query of the database.
      if (misses.has(key)) return own.find(name, version);
      const release = await find(name, version);
      if (!release) misses.set(key, true);
      return release;
    },
  };
}
