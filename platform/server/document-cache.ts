import { createResponseCache } from '@pasal/core/http/cache/cached-responses';
import { fingerprintOf } from '@pasal/core/http/cache/entity-tag';
import type { Versions } from '@pasal/core/http/cache/public-versions';

/** The properties a document depends on; nothing else may decide its content. */
interface DocumentKey {
  /** The composition it is made by. */
  compositionId: string;
  /** Path and search, the same for every way to write them. */
  address: string;
}

/** A finished document, as it was just made. */
export interface MadeDocument {
  status: number;
  /**
   * True when its address is one of those the shop has; the number of other addresses, such as searches, has
   * no limit.
   */
  isListed: boolean;
  /** Its own headers, such as its content security policy. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The areas whose answers it was made from. */
  areas: readonly string[];
  /** The moment (ms) until which other visitors may be given it too. */
  sharedUntil: number;
}

export interface CachedDocument extends MadeDocument {
  /** The fingerprint of the body, by which clients recognise it. */
  fingerprint: string;
  /** True when others waited for theirs to be made. */
  isHurried: boolean;
}

/** Makes a document of what is at least as new as these versions. */
type Make = (versions: Versions) => Promise<MadeDocument | null>;

export interface DocumentCache {
  /**
   * Returns the document of this key, made now unless the cached one is current; null where none can be made
   * now.
   * @throws what `make` throws
   */
  find: (key: DocumentKey, make: Make) => Promise<CachedDocument | null>;
}

interface Entry extends CachedDocument {
  /** The version of every area, read before the document was made. */
  versions: Versions;
}

const MB = 1024 * 1024;

/** Most bytes of documents one server caches; an unlisted address never displaces a listed one. */
const MOST_BYTES = { listed: 48 * MB, others: 16 * MB };
/** A document waits so many milliseconds to learn the versions; then it is made as if none were cached. */
const PATIENCE = 500;

/** So many documents are made at once where nobody waits: fewer than two for each processor of a small machine. */
const CALM = 3;

const keyOf = ({ compositionId, address }: DocumentKey) => JSON.stringify([compositionId, address]);

/** True when nothing of these areas has changed in between; an area without a version may have. */
const isSame = (areas: Iterable<string>, then: Versions, now: Versions) =>
  [...areas].every((area) => now.has(area) && then.get(area) === now.get(area));

const isShared = ({ sharedUntil }: MadeDocument) => sharedUntil > Date.now();

const NONE: Versions = new Map();

/** The versions; none when the database doesn't say them in time. */
export async function readInTime(read: () => Promise<Versions>): Promise<Versions> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Versions>((resolve) => {
    timer = setTimeout(() => resolve(NONE), PATIENCE);
  });
  const versions = read().catch(() => NONE);
  return Promise.race([versions, late]).finally(() => clearTimeout(timer));
}

/**
 * Caches finished documents until something of the areas they were made from changes, which the database says
 * at every request: nothing is ever purged, and no server shows what was before a change that has been
 * answered. Of simultaneous requests for the same document, one makes it for all.
 * @param read the versions of now, as `publicVersions` reads them
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
      // A document whose making began before a change must not answer a request that came after it.
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
