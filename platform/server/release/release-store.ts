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

/** The folder of a version of host or remote on this machine, and its record. */
interface StoredRelease {
  folder: string;
  record: ReleaseRecord;
}

export interface ReleaseStore {
  /** The version on this machine, fetched if needed; null when it doesn't exist. */
  find: (name: string, version: string) => Promise<StoredRelease | null>;
  /** The same for public requests: a recent miss is not looked up in the database again. */
  findForVisitor: (name: string, version: string) => Promise<StoredRelease | null>;
}

interface StoreDeps {
  db: Kysely<PlatformDatabase>;
  own: OwnBuilds;
  archives: ReleaseArchives;
  /** This server's folder of unpacked releases; it may be deleted at any time. */
  directory: string;
}

/** Milliseconds a miss is cached for visitors, and the maximum number of them. */
const MISS_FOR = 5000;
const MISSES = 1000;
/** The maximum number of cached records. */
const MOST_CACHED = 200;

/** Only this user may read unpacked files: they contain code that runs on the server. */
const INTERNAL_ONLY = { mode: 0o600 };
const OUR_FOLDER = { recursive: true, mode: 0o700 };

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes a file and a compressed copy for each encoding that browsers accept. */
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

/** Moves a release into place atomically: no reader sees half of it, and a second process leaves it alone. */
async function putInPlace(target: string, unpacked: Unpacked): Promise<void> {
  await mkdir(path.dirname(target), OUR_FOLDER);
  const half = await mkdtemp(`${target}.half-`);
  try {
    await writeFiles(half, unpacked);
    await rm(target, { recursive: true, force: true });
    await rename(half, target);
  } catch (error) {
    // On a full disk each attempt would use up what is left.
    await rm(half, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Finds the versions this server can serve: local builds, and those in the database or an object store, each unpacked
 * into its own folder after its hashes have been verified.
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
    // The folder may have been cleaned up while the server was running.
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
      // A local build needs no database query.
      if (misses.has(key)) return own.find(name, version);
      const release = await find(name, version);
      if (!release) misses.set(key, true);
      return release;
    },
  };
}
