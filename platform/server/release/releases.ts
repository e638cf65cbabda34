import path from 'node:path';
import type { Kysely } from 'kysely';
import type { ReleaseRecord } from '../../contract/release';
import type { Wording } from '@pasal/core/errors/wording';
import type { KnownCalls } from '../../contract/release-work';
import type { Shop } from '../shop';
import type { PlatformDatabase } from '../tables';
import { conflict } from '@pasal/core/errors/domain-error';
import * as activation from './activation.service';
import { problemsOf } from './gate-shop';
import type { Problem } from './gate/gate-subject';
import type { ErrorTargets } from './errors/send-errors';
import { openWatching, type Watching } from './health/watching';
import { storeContract, knownCallsOf } from './known-contracts';
import { openLivePages } from './live-pages';
import { openLiveCompositions, type LiveCompositions } from './live-compositions';
import { openOwnBuilds } from './own-builds';
import { openOwnReleases } from './own-releases';
import { decide, type Decision } from './plan/decide';
import { openPreviewLinks, type PreviewLinks } from './preview/preview-links';
import { createPreviewComposer } from './preview/preview-composer';
import * as messages from './messages';
import type { Ours } from './ours';
import { IN_DATABASE, type ReleaseArchives } from './release-archives';
import { presentReleases } from './release.presenter';
import type { PageMaker } from './rehearsal';
import { findRelease } from './release.repository';
import { openReleaseStore, type ReleaseStore } from './release-store';
import { rollBack, type WantedBack } from './roll-back.service';
import { upload } from './upload.service';
import { openReleaseWalks, type ReleaseWalks } from './walk/release-walks';
import type { Walker } from './walk/walker';

export interface ReleasesDeps {
  db: Kysely<PlatformDatabase>;
  shop: Pick<Shop, 'calls' | 'notify' | 'formatTime' | 'walk' | 'sampleAddress'>;
  /** The project's root, below which the shop's own builds are. */
  root: string;
  /** This server's own data. */
  dataDir: string;
  /** Where errors of releases are sent, besides being kept. */
  errorTargets?: ErrorTargets | undefined;
  /** Where archives are stored; by default in the database. */
  archives?: ReleaseArchives;
  /** True when several servers may use the database. */
  isShared: boolean;
  onError?: (error: unknown) => void;
  /** Renders the pages of a release once before it goes live; without it the browser renders all pages. */
  maker?: PageMaker | undefined;
  /** Walks through the shop with a release before it goes live; without it a team's result counts. */
  walker?: Walker | undefined;
  /** The address at which this server answers its own machine. */
  ownAddress?: () => string;
  /** Milliseconds in which an activation is answered; a test may want none. */
  answeredWithin?: number | undefined;
  /** Milliseconds for which activations are cached; a test may want none. */
  believedFor?: number;
}

/** Releases of host and remotes on this server: what visitors get, and what teams do. */
export interface Releases extends Pick<LiveCompositions, 'compositionOf' | 'isDivided'>, Watching {
  findForVisitor: ReleaseStore['findForVisitor'];
  /** Stores the contract of the own build and deactivates what no longer fits; returns a log sentence for each. */
  start: () => Promise<string[]>;
  /** Deactivates what no longer fits after something the gate checks has gone; returns a sentence for each. */
  gateAgain: () => Promise<Wording[]>;
  overview: () => ReturnType<typeof presentReleases>;
  problemsOf: (record: ReleaseRecord) => Promise<Problem[]>;
  upload: (release: Parameters<typeof upload>[2]) => ReturnType<typeof upload>;
  /** The host among the own builds; null while nothing is built. */
  ownHost: () => Promise<ReleaseRecord | null>;
  /** Makes the composition for a visitor with a preview link to this release. */
  preview: ReturnType<typeof createPreviewComposer>;
  previewLinks: PreviewLinks;
  /** Test-renders the pages of a release, then does what `walks` does. */
  activate: (wanted: activation.Activation) => ReturnType<ReleaseWalks['activate']>;
  walks: Omit<ReleaseWalks, 'activate'>;
  /** Applies a person's decision about a release that is rolling out by a plan. */
  decide: (decision: Decision) => Promise<void>;
  rollBack: (wanted: WantedBack) => Promise<void>;
  /**
   * Warms the render processes of the live compositions after each change, whichever server made it, so that the next
   * visitor finds them ready.
   */
  warm: () => Promise<void>;
}

interface Rehearsing extends Pick<ReleasesDeps, 'db'> {
  calls: KnownCalls;
  store: ReleaseStore;
  compositions: LiveCompositions;
  pages: ReturnType<typeof openLivePages>;
}

/** The record is compared first: code that does not fit never runs. */
async function rehearse(
  wanted: activation.Activation,
  { db, calls, store, compositions, pages }: Rehearsing,
): Promise<void> {
  const { name, version } = wanted;
  const release = await store.find(name, version);
  if (!release) {
    // An own build of before, whose files went with its server: visitors would go on getting what is live.
    if (await findRelease(db, name, version)) throw conflict(messages.withoutFiles(name, version));
    return;
  }
  const { record } = release;
  if ((await problemsOf(db, record, await compositions.listRecords(), calls)).length > 0) return;
  const problems = await pages.rehearse(record);
  if (problems.length > 0) await activation.refuse(db, wanted, problems);
}

/** Opens the stores of this server's releases: the shop's own builds, and those uploaded by teams. */
function openStores({
  db,
  root,
  dataDir,
  isShared,
  onError,
  archives = IN_DATABASE,
}: ReleasesDeps) {
  const own = openOwnBuilds(root);
  const store = openReleaseStore({ db, own, archives, directory: path.join(dataDir, 'releases') });
  const owned = openOwnReleases({ db, own, archives, isShared, onError: onError ?? noticeNothing });
  return { own, store, owned, archives };
}

const noticeNothing = () => undefined;

export function openReleases(deps: ReleasesDeps): Releases {
  const { db, shop, onError = noticeNothing, believedFor, errorTargets } = deps;
  const calls = knownCallsOf(shop.calls);
  const { own, store, owned, archives } = openStores(deps);
  const read = { db, onError, believedFor };
  const compositions = openLiveCompositions({ ...read, calls, own: owned, store });
  const pages = openLivePages(compositions, deps.maker);

  const ours = async (): Promise<Ours> => ({
    records: await owned.listRecords(),
    calls,
    notify: shop.notify,
    formatTime: shop.formatTime,
  });

  /** Nothing waits for a warm process, but the next visitor should find one. */
  async function showLive(): Promise<void> {
    await compositions.refresh();
    await watching.health.refresh();
    pages.warm().catch(onError);
  }

  const watching = openWatching({ ...read, ours, store, errorTargets, onChanged: showLive });

  const { activate, ...walks } = openReleaseWalks({ ...deps, ours, onError, showLive });

  return {
    ...watching,
    compositionOf: compositions.compositionOf,
    isDivided: compositions.isDivided,
    findForVisitor: store.findForVisitor,
    async start() {
      const host = await own.host();
      if (!host) return [];
      await storeContract(db, host, calls);
      return (await activation.gateAgain(db, await ours())).map(({ en }) => en);
    },
    async gateAgain() {
      const takenOff = await activation.gateAgain(db, await ours());
      await showLive();
      return takenOff;
    },
    overview: async () => presentReleases(db, await owned.listRecords()),
    problemsOf: async (record) => problemsOf(db, record, await compositions.listRecords(), calls),
    upload: (release) => upload(db, archives, release),
    ownHost: own.host,
    preview: createPreviewComposer({ db, calls, compositions, store }),
    previewLinks: openPreviewLinks(db),
    async activate(wanted) {
      // A server announces the releases it has: this one must have it before anyone gets it.
      return activate(wanted, rehearse(wanted, { calls, store, compositions, pages, db }));
    },
    walks,
    async decide(decision) {
      await decide(db, await ours(), decision);
      await showLive();
    },
    async rollBack(wanted) {
      await rollBack(db, await ours(), wanted);
      await showLive();
    },
    warm: pages.warm,
  };
}
