import { createResponseCache } from '@pasal/core/http/cache/cached-responses';
import { fingerprintOf } from '@pasal/core/http/cache/entity-tag';
import type { Versions } from '@pasal/core/http/cache/public-versions';

/** Everything a document depends on; nothing else may affect its content. */
interface DocumentKey {
  /** The composition that renders it. */
  compositionId: string;
  /** Normalised path and query. */
  address: string;
}

/** A newly made document. */
export interface MadeDocument {
  status: number;
  /** True when its address is one the shop links to; the number of other addresses, such as searches, has no limit. */
  isListed: boolean;
  /** Its own headers, such as its content security policy. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The areas whose answers it was made from. */
  areas: readonly string[];
  /** The time (ms) until which other visitors may get it too. */
  sharedUntil: number;
}

export interface CachedDocument extends MadeDocument {
  /** A hash of the body for the client's cache. */
  fingerprint: string;
  /** True when other requests were queued behind it. */
  isHurried: boolean;
}

/** Makes a document from data at least as new as these versions. */
type Make = (versions: Versions) => Promise<MadeDocument | null>;

export interface DocumentCache {
  /**
   * Returns the document of this key, made now unless the cached one is current; null if none can be made now.
   * @throws what `make` throws
   */
  find: (key: DocumentKey, make: Make) => Promise<CachedDocument | null>;
}

interface Entry extends CachedDocument {
  /** The version of every area, read before the document was made. */
  versions: Versions;
}

const MB = 1024 * 1024;

/** The maximum bytes of documents one server caches; an unlisted address never evicts a listed one. */
const MOST_BYTES = { listed: 48 * MB, others: 16 * MB };
/** Milliseconds to wait for the versions; after that the cache is bypassed. */
const PATIENCE = 500;

/** Documents made at once while none are queued: fewer than two for each processor of a small machine. */
const CALM = 3;

const keyOf = ({ compositionId, address }: DocumentKey) => JSON.stringify([compositionId, address]);

/** True when nothing of these areas has changed in between; an area without a version may have. */
const isSame = (areas: Iterable<string>, then: Versions, now: Versions) =>
  [...areas].every((area) => now.has(area) && then.get(area) === now.get(area));

const isShared = ({ sharedUntil }: MadeDocument) => sharedUntil > Date.now();

const NONE: Versions = new Map();

/** Reads the versions; none when the database doesn't answer in time. */
export async function readInTime(read: () => Promise<Versions>): Promise<Versions> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Versions>((resolve) => {
    timer = setTimeout(() => resolve(NONE), PATIENCE);
  });
  const versions = read().catch(() => NONE);
  return Promise.race([versions, late]).finally(() => clearTimeout(timer));
}

/**
 * Caches finished documents until something in their areas changes. Each request reads the areas' versions from the
 * database: nothing is ever purged, and no server shows data from before a change that has been answered.
 * Simultaneous requests for the same document share one.
 * @param read the current versions, as `publicVersions` reads them
 */
export function createDocumentCache(
  read: () => Promise<Versions>,
  mostBytes = MOST_BYTES,
): DocumentCache {
  const listed = createResponseCache<Entry>(mostBytes.listed);
  const others = createResponseCache<Entry>(mostBytes.others);
  const making = new Map<string, Promise<CachedDocument | null>>();

  async function makeNow(key: string, versions: Versions, make: Make) {
    const made = await make(versions);
    if (!made) return null;
    const isHurried = making.size > CALM;
    const document = { ...made, fingerprint: fingerprintOf(made.body), isHurried };
    if (!isShared(document)) return document;
    const [place, otherPlace] = made.isListed ? [listed, others] : [others, listed];
    place.set(key, { ...document, versions });
    otherPlace.delete(key);
    return document;
  }

  return {
    async find(documentKey, make) {
      const key = keyOf(documentKey);
      const versions = await readInTime(read);
      const known = listed.get(key) ?? others.get(key);
      if (known && isShared(known) && isSame(known.areas, known.versions, versions)) return known;
      // A document begun before a change must not answer a request that came after it.
      const moment = `${key}${JSON.stringify([...versions])}`;
      const ofAnother = making.get(moment);
      const underWay =
        ofAnother ??
        makeNow(key, versions, make).finally(() => {
          making.delete(moment);
        });
      making.set(moment, underWay);
      const made = await underWay;
      return made && ofAnother && !isShared(made) ? makeNow(key, versions, make) : made;
    },
  };
}
