import path from 'node:path';
import type { Kysely } from 'kysely';
import type { ReleaseRecord } from '../../contract/release';
import type { KnownCalls } from '../../contract/release-work';
import type { Shop } from '../shop';
import type { PlatformDatabase } from '../tables';
import * as activation from './activation.service';
import { problemsOf } from './gate-shop';
import type { Problem } from './gate/gate-subject';
import { openWatching, type Watching } from './health/watching';
import { keepContract, knownCallsOf } from './known-contracts';
import { livePages } from './live-pages';
import { liveSets, type LiveSets } from './live-sets';
import { ownBuilds } from './own-builds';
import { ownReleases } from './own-releases';
import { decide, type Decision } from './plan/decide';
import { previewLinks, type PreviewLinks } from './preview/preview-links';
import { previewSets } from './preview/preview-sets';
import type { Ours } from './ours';
import { presentReleases } from './release.presenter';
import type { PageMaker } from './rehearsal';
import { releaseStore, type ReleaseStore } from './release-store';
import { upload } from './upload.service';

interface ReleasesDeps {
  db: Kysely<PlatformDatabase>;
  shop: Pick<Shop, 'calls' | 'notify'>;
  /** The project's root, below which the shop's own builds are. */
  root: string;
  /** This server's own data. */
  dataDir: string;
  /** Whether several servers may use the database. */
  isShared: boolean;
  onError?: (error: unknown) => void;
  /** Milliseconds activations are believed; a test may want none. */
  believedFor?: number;
}

/** Releases of host and remotes on this server: what visitors get, and what teams do. */
export interface Releases extends Pick<LiveSets, 'setOf' | 'isDivided'>, Watching {
  findForVisitor: ReleaseStore['findForVisitor'];
  /** Keeps the contract of the own build and takes off what no longer fits; a sentence for each. */
  start: () => Promise<string[]>;
  overview: () => ReturnType<typeof presentReleases>;
  problemsOf: (record: ReleaseRecord) => Promise<Problem[]>;
  upload: (release: Parameters<typeof upload>[1]) => ReturnType<typeof upload>;
  /** The host among the own builds; null while nothing is built. */
  ownHost: () => Promise<ReleaseRecord | null>;
  /** What a visitor with a link to this release gets. */
  preview: ReturnType<typeof previewSets>;
  previewLinks: PreviewLinks;
  activate: (wanted: activation.Activation) => Promise<void>;
  /** What a person says to a release that grows by a plan. */
  decide: (decision: Decision) => Promise<void>;
  rollBack: (name: string, actor: activation.Actor) => Promise<void>;
  /** From now on a release's pages are made once before it goes live. */
  renderWith: (maker: PageMaker) => void;
  /**
   * Has ready what makes the pages of the sets visitors get, once for each change: whichever server made
   * it, its next visitor here shall find it ready.
   */
  warm: () => Promise<void>;
}

interface Rehearsing extends Pick<ReleasesDeps, 'db'> {
  calls: KnownCalls;
  store: ReleaseStore;
  sets: LiveSets;
  pages: ReturnType<typeof livePages>;
}

/** What a record says is compared first: code that does not fit never runs. */
async function rehearse(
  wanted: activation.Activation,
  { db, calls, store, sets, pages }: Rehearsing,
): Promise<void> {
  const release = await store.find(wanted.name, wanted.version);
  if (!release) return;
  const { record } = release;
  if ((await problemsOf(db, record, await sets.records(), calls)).length > 0) return;
  const problems = await pages.rehearse(record);
  if (problems.length > 0) await activation.refuse(db, wanted, problems);
}

export function openReleases(deps: ReleasesDeps): Releases {
  const { db, shop, root, dataDir, isShared, onError, believedFor } = deps;
  const calls = knownCallsOf(shop.calls);
  const complain = onError ?? (() => undefined);
  const own = ownBuilds(root);
  const store = releaseStore({ db, own, directory: path.join(dataDir, 'releases') });
  const owned = ownReleases({ db, own, isShared, onError: complain });
  const sets = liveSets({ db, calls, own: owned, store, onError: complain, believedFor });
  const pages = livePages(sets);

  const ours = async (): Promise<Ours> => ({
    records: await owned.records(),
    calls,
    notify: shop.notify,
  });

  /** Nobody waits for a process to be warm, but the next visitor shall find one. */
  async function showLive(): Promise<void> {
    await sets.refresh();
    await watching.health.refresh();
    pages.warm().catch(complain);
  }

  const watching = openWatching({
    db,
    ours,
    onChanged: showLive,
    onError: complain,
    believedFor,
  });

  return {
    ...watching,
    setOf: sets.setOf,
    isDivided: sets.isDivided,
    findForVisitor: store.findForVisitor,
    async start() {
      const host = await own.host();
      if (!host) return [];
      await keepContract(db, host, calls);
      return activation.gateAgain(db, await ours());
    },
    overview: async () => presentReleases(db, await owned.records()),
    problemsOf: async (record) => problemsOf(db, record, await sets.records(), calls),
    upload: (release) => upload(db, release),
    ownHost: own.host,
    preview: previewSets({ db, calls, sets, store }),
    previewLinks: previewLinks(db),
    async activate(wanted) {
      // A server names what it has: this one has it before anyone is shown it.
      await rehearse(wanted, { calls, store, sets, pages, db });
      await activation.activate(db, await ours(), wanted);
      await showLive();
    },
    async decide(decision) {
      await decide(db, await ours(), decision);
      await showLive();
    },
    async rollBack(name, actor) {
      await activation.rollBack(db, await ours(), name, actor);
      await showLive();
    },
    renderWith: pages.renderWith,
    warm: pages.warm,
  };
}
