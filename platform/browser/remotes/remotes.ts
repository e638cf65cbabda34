import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { RemoteModule, SlotName } from '../../contract/remote-module';
import type { KnownRemote } from './discovery';
import { reportFailure } from './failure-phase';
import { guardFederation } from './federation-plugin';
import type { Health } from './health';
import { createRemoteList, type FirstRemotes } from './remote-list';
import type { RemoteViews } from './remote-views';
import type { ScriptTries } from './script-tries';

/** The remotes of this page: where their modules come from, and their state. */
export interface Remotes {
  list: () => readonly KnownRemote[];
  find: (name: string) => KnownRemote | undefined;
  /** The remote that declares a slot as its own. */
  fillerOf: (slot: SlotName) => KnownRemote | undefined;
  /** Fetches the list if a part of it is unknown; returns the current list. */
  ensureList: () => Promise<readonly KnownRemote[]>;
  /** True when every remote with shop pages is known: the list and all its entries could be read. */
  isWhole: () => boolean;
  /** True when those of the dashboard are known as well, so that an unmatched address is really unknown. */
  isAll: () => boolean;
  /** Asks the server for remotes this page does not know yet. */
  learn: () => Promise<void>;
  /** Calls back when remotes were learned. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Loads a remote's module. If its entry fails to load, its last good version is loaded instead, for the lifetime of
   * the page; without one, the next call asks the server for the address again. Once any code of a version has run,
   * neither happens: a version is never replaced while it is shown.
   */
  load: (name: string) => Promise<RemoteModule>;
  /** Loads the scripts of remotes, with retries. */
  scripts: ScriptTries;
  /** Reports the health of remotes. */
  health: Health;
  /** Placeholders for a remote. */
  views: RemoteViews;
}

/** Loads each remote once; after a failure the next call loads it again. */
function oneAtATime(attempt: Remotes['load'], onFailed: (name: string) => void): Remotes['load'] {
  const loading = new Map<string, Promise<RemoteModule>>();
  return (name) => {
    const underWay = loading.get(name);
    if (underWay) return underWay;
    const started = attempt(name).catch((error: unknown) => {
      loading.delete(name);
      onFailed(name);
      throw error;
    });
    loading.set(name, started);
    return started;
  };
}

/** The name under which every remote exposes its one module. */
const EXPOSED = 'remote';

interface Means extends Pick<Remotes, 'scripts' | 'health' | 'views'> {
  first: FirstRemotes;
  /** The federation of this page, which loads the remotes and gives them what it shares. */
  federation: ModuleFederation;
}

/** Knows the remotes; none is downloaded before it is needed. */
export function makeRemotes({ first, federation, scripts, health, views }: Means): Remotes {
  const { known } = first;
  const remotes = new Map(known.map((remote) => [remote.name, remote]));
  const failed = new Set<string>();
  /** Remotes with a version whose code has run. */
  const running = new Set<string>();
  const listeners = new Set<() => void>();
  const find = (name: string) => remotes.get(name);
  const { fetchAll, ...knows } = createRemoteList(first, health);

  /** Routes and slots stay, since the page has already laid them out. */
  function standIn(name: string): KnownRemote | undefined {
    const bad = find(name);
    if (!bad?.lastGood || running.has(name)) return undefined;
    reportFailure({ scripts, health }, bad);
    const good = { ...bad.lastGood, routes: bad.routes, slots: bad.slots };
    remotes.set(name, good);
    return good;
  }
  federation.registerPlugins([
    guardFederation({ find, scripts, standIn, onRun: (name) => running.add(name) }),
  ]);

  async function learn(): Promise<void> {
    const [wasWhole, wasAll] = [knows.isWhole(), knows.isAll()];
    const unknown = (await fetchAll()).filter(({ name }) => !remotes.has(name));
    // A listener may ask again at once.
    if (unknown.length === 0 && knows.isWhole() === wasWhole && knows.isAll() === wasAll) return;
    for (const remote of unknown) remotes.set(remote.name, remote);
    for (const listener of listeners) listener();
  }

  async function findAgain(name: string): Promise<void> {
    const current = (await fetchAll()).find((remote) => remote.name === name);
    if (current) remotes.set(name, current);
  }

  async function attempt(name: string): Promise<RemoteModule> {
    const canChange = !running.has(name) && !find(name)?.standsIn;
    if (failed.has(name) && canChange) await findAgain(name);
    const exposed = await federation.loadRemote<{ remote?: RemoteModule }>(`${name}/${EXPOSED}`);
    if (!exposed?.remote) throw new Error(`${name} has no remote module`);
    failed.delete(name);
    return exposed.remote;
  }

  return {
    list: () => [...remotes.values()],
    find,
    fillerOf: (slot) => [...remotes.values()].find(({ slots }) => slots.includes(slot)),
    async ensureList() {
      if (!knows.isAll()) await learn();
      return [...remotes.values()];
    },
    ...knows,
    learn,
    scripts,
    health,
    views,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: oneAtATime(attempt, (name) => failed.add(name)),
  };
}
