import type { Kysely } from 'kysely';
import type { Language } from '../../contract/language';
import type { ReleaseRecord } from '../../contract/release';
import type { KnownCalls } from '../../contract/release-work';
import type { PlatformDatabase } from '../tables';
import { isAmong } from './bucket';
import { createLastGoodFinder, type Earlier, type Shown } from './last-good';
import { listLive, type LiveRow } from './live.repository';
import type { OwnReleases } from './own-releases';
import type { ReleaseStore } from './release-store';
import { touchReleases } from './release.repository';

/** What one visitor gets: the host and every remote, each in one version. */
export interface Composition {
  host: ReleaseRecord;
  remotes: ReleaseRecord[];
  /** For some remotes, a fallback version that a page may load while no code of the composition's own has run. */
  lastGood?: readonly ReleaseRecord[];
  /** The language of its pages; English by default. */
  language?: Language | undefined;
  /** The origin of files and pictures, if not the shop's own. */
  assets?: string | undefined;
  /** True while some of its remotes are still being built. */
  isGrowing?: boolean;
}

/** One name as this server serves it. */
interface Live {
  name: string;
  /** Null for a new remote that only a share of the visitors gets. */
  stable: ReleaseRecord | null;
  candidate: { record: ReleaseRecord; buckets: number } | null;
  /** The versions live before the stable one, newest first. */
  earlier: readonly Earlier[];
}

export interface LiveCompositions {
  /** The composition for visitors in this bucket; null while there is no host. */
  compositionOf: (bucket: number) => Promise<Composition | null>;
  /** Every live composition: what most visitors get, and what a share of them gets. */
  listAll: () => Promise<Composition[]>;
  /** True when some visitors get another composition than the rest. */
  isDivided: () => Promise<boolean>;
  /** Every record of a name that a visitor may get. */
  listRecords: () => Promise<ReleaseRecord[]>;
  /** Reads the activations again now. */
  refresh: () => Promise<void>;
}

interface CompositionsDeps {
  db: Kysely<PlatformDatabase>;
  own: OwnReleases;
  /** The calls this server answers. */
  calls: KnownCalls;
  store: ReleaseStore;
  onError: (error: unknown) => void;
  /** Milliseconds for which activations are cached: another server's change is seen here within a second. */
  believedFor?: number | undefined;
}

const BELIEVED = 500;
/** Milliseconds between two records that the live versions still are live. */
const NOTE_EVERY = 60 * 60 * 1000;

const isRecord = (record: ReleaseRecord | null | undefined): record is ReleaseRecord =>
  Boolean(record);

function choose({ name, stable, candidate, earlier }: Live, bucket: number): Shown | null {
  if (candidate && isAmong(bucket, `${name}@${candidate.record.version}`, candidate.buckets)) {
    return { record: candidate.record, earlier: stable ? [stable, ...earlier] : earlier };
  }
  return stable && { record: stable, earlier };
}

const recordsOf = (all: Iterable<Live>) =>
  [...all].flatMap(({ stable, candidate }) => [stable, candidate?.record]).filter(isRecord);

function compose(all: readonly (ReleaseRecord | null)[]): Composition | null {
  const records = all.filter(isRecord);
  const host = records.find(({ name }) => name === 'host');
  return host ? { host, remotes: records.filter((record) => record !== host) } : null;
}

/** Finds versions whose files this server has. */
function createRecordFinder({ store, onError }: Pick<CompositionsDeps, 'store' | 'onError'>) {
  return async (name: string, version: string | null): Promise<ReleaseRecord | null> => {
    if (version === null) return null;
    try {
      return (await store.find(name, version))?.record ?? null;
    } catch (error) {
      onError(error);
      return null;
    }
  };
}

/** Reads what is live, name by name; a version is announced only once this server has its files. */
function createLiveReader(
  { db, own, onError }: CompositionsDeps,
  recordOf: ReturnType<typeof createRecordFinder>,
) {
  let rows: LiveRow[] = [];

  async function serve(name: string, ownRecord: ReleaseRecord | undefined): Promise<Live> {
    const row = rows.find((each) => each.name === name);
    const stable = (await recordOf(name, row?.version ?? null)) ?? ownRecord ?? null;
    const record = await recordOf(name, row?.candidate ?? null);
    const buckets = row?.candidate_buckets ?? 0;
    const earlier = (row?.earlier ?? []).toReversed().map((version) => version ?? ownRecord);
    return {
      name,
      stable,
      candidate: record ? { record, buckets } : null,
      earlier: earlier.filter((each) => each !== undefined),
    };
  }

  return async (): Promise<Live[]> => {
    const owned = await own.listRecords();
    try {
      rows = await listLive(db);
    } catch (error) {
      // While the database is away visitors keep what they had.
      onError(error);
    }
    const names = new Set([...owned, ...rows].map(({ name }) => name));
    return Promise.all(
      [...names].map((name) =>
        serve(
          name,
          owned.find((record) => record.name === name),
        ),
      ),
    );
  };
}

/** Records now and then that the live versions are still live, so that their files are not deleted. */
function createLiveNotes({ db, onError }: CompositionsDeps) {
  let notedAt = -Infinity;
  return (records: readonly ReleaseRecord[]) => {
    if (Date.now() - notedAt < NOTE_EVERY) return;
    notedAt = Date.now();
    touchReleases(
      db,
      records.map(({ name, version }) => [name, version]),
    ).catch(onError);
  };
}

/**
 * The live compositions, from the table of activations. If a live version is unavailable, the shop's own build
 * serves.
 */
export function openLiveCompositions(deps: CompositionsDeps): LiveCompositions {
  const { believedFor = BELIEVED } = deps;
  const recordOf = createRecordFinder(deps);
  const read = createLiveReader(deps, recordOf);
  const lastGoodOf = createLastGoodFinder({ ...deps, recordOf });
  const note = createLiveNotes(deps);
  let live: Live[] = [];
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function readAgain(): Promise<void> {
    live = await read();
    readAt = Date.now();
    note(recordsOf(live));
  }

  async function refresh(): Promise<void> {
    reading ??= readAgain().finally(() => {
      reading = undefined;
    });
    await reading;
  }

  async function current(): Promise<Live[]> {
    if (Date.now() - readAt >= believedFor) await refresh();
    return live;
  }

  return {
    async compositionOf(bucket) {
      const shown = (await current())
        .map((each) => choose(each, bucket))
        .filter((each) => each !== null);
      const composition = compose(shown.map(({ record }) => record));
      return composition && { ...composition, lastGood: await lastGoodOf(shown) };
    },
    async listAll() {
      const names = await current();
      const isTried = names.some(({ candidate }) => candidate !== null);
      const found = [
        compose(names.map(({ stable }) => stable)),
        isTried ? compose(names.map(({ stable, candidate }) => candidate?.record ?? stable)) : null,
      ];
      return found.filter((composition) => composition !== null);
    },
    isDivided: async () => (await current()).some(({ candidate }) => candidate !== null),
    listRecords: async () => recordsOf(await current()),
    async refresh() {
      // A read that began before the change may miss it.
      await reading;
      await refresh();
    },
  };
}
