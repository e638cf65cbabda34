import { cachedResponses } from '@pasal/core/http/cache/cached-responses';
import { fingerprintOf } from '@pasal/core/http/cache/entity-tag';
import type { Versions } from '@pasal/core/http/cache/public-versions';

/** What a document is made for; nothing else may decide what is in it. */
interface DocumentKey {
  /** The set of versions it is made by. */
  setId: string;
  /** Path and search, the same for every way to write them. */
  address: string;
}

/** A finished document, as it was just made. */
export interface MadeDocument {
  status: number;
  /** Whether its address is one of those the shop has; of others, such as searches, there may be any number. */
  isListed: boolean;
  /** Its own headers, such as its content security policy. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The areas whose answers it was made from. */
  areas: readonly string[];
}

export interface KeptDocument extends MadeDocument {
  /** Of the body, so that clients recognise it. */
  fingerprint: string;
}

type Make = () => Promise<MadeDocument | null>;

export interface DocumentCache {
  /**
   * The document of this key, made now unless the one that is kept is of the present; null where none
   * can be made now.
   * @throws what `make` throws
   */
  find: (key: DocumentKey, make: Make) => Promise<KeptDocument | null>;
}

interface Entry extends KeptDocument {
  /** Of every area, read before the document was made. */
  versions: Versions;
}

const MB = 1024 * 1024;

/** Most bytes of documents one server keeps; what nobody has listed never takes the place of what is. */
const MOST_BYTES = { listed: 48 * MB, others: 16 * MB };
/** A document waits so many milliseconds to learn the versions; then it is made as if nothing were kept. */
const PATIENCE = 500;

const keyOf = ({ setId, address }: DocumentKey) => JSON.stringify([setId, address]);

/** Whether nothing of these areas has changed in between; what has no version may have. */
const isSame = (areas: Iterable<string>, then: Versions, now: Versions) =>
  [...areas].every((area) => now.has(area) && then.get(area) === now.get(area));

/** The versions, or null when the database doesn't say them in time. */
async function readWithin(read: () => Promise<Versions>): Promise<Versions | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  const versions = read().catch(() => null);
  return Promise.race([versions, late]).finally(() => clearTimeout(timer));
}

/**
 * Keeps finished documents until something of the areas they were made from changes, which the
 * database says at every request: nothing is ever purged, and no server shows what was before a change
 * that has been answered. Of those who ask for the same at once, one makes it for all.
 * @param read the versions of now, as `publicVersions` reads them
 */
export function documentCache(
  read: () => Promise<Versions>,
  mostBytes = MOST_BYTES,
): DocumentCache {
  const listed = cachedResponses<Entry>(mostBytes.listed);
  const others = cachedResponses<Entry>(mostBytes.others);
  const making = new Map<string, Promise<KeptDocument | null>>();

  async function makeNow(key: string, versions: Versions, make: Make) {
    const made = await make();
    if (!made) return null;
    const document = { ...made, fingerprint: fingerprintOf(made.body) };
    const [place, otherPlace] = made.isListed ? [listed, others] : [others, listed];
    place.set(key, { ...document, versions });
    otherPlace.delete(key);
    return document;
  }

  return {
    async find(documentKey, make) {
      const key = keyOf(documentKey);
      const versions = (await readWithin(read)) ?? new Map<string, string>();
      const known = listed.get(key) ?? others.get(key);
      if (known && isSame(known.areas, known.versions, versions)) return known;
      // What is being made since before a change is not for whom asks after it.
      const moment = `${key}${JSON.stringify([...versions])}`;
      const underWay =
        making.get(moment) ??
        makeNow(key, versions, make).finally(() => {
          making.delete(moment);
        });
      making.set(moment, underWay);
      return underWay;
    },
  };
}
