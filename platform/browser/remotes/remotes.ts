import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule, SlotName } from '../../contract/remote-module';
import type { KnownRemote } from './discovery';
import { createEntryLoader, entryOf } from './entry-loader';
import { reportFailure } from './failure-phase';
import type { Health } from './health';
import { createRemoteList, type FirstRemotes } from './remote-list';
import type { RemoteViews } from './remote-views';
import type { ScriptTries } from './script-tries';

/** The remotes of this page: where their modules come from and what became of them. */
export interface Remotes {
  list: () => readonly KnownRemote[];
  find: (name: string) => KnownRemote | undefined;
  /** The remote that declares a slot as its own. */
  fillerOf: (slot: SlotName) => KnownRemote | undefined;
  /** Fetches the list when a part of it is not known; the list as it then is. */
  ensureList: () => Promise<readonly KnownRemote[]>;
  /** True when every remote that pages of the shop show is known: the list could be read, and all it describes. */
  isWhole: () => boolean;
  /** True when those of the dashboard are known as well, so that an address of none of them is nobody's. */
  isAll: () => boolean;
  /** Asks the server for remotes this page does not know yet. */
  learn: () => Promise<void>;
  /** Calls back when remotes were learned. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Loads a remote's module. When its entry does not come, its last good version is loaded instead, for as
   * long as the page lives; where there is none, the next call asks the server again where it is. Once
   * something of a version has run, neither is done: a version is never exchanged while it is shown.
   */
  load: (name: string) => Promise<RemoteModule>;
  /** Asks for the scripts of remotes, in several tries. */
  scripts: ScriptTries;
  /** Reports how the remotes did. */
  health: Health;
  /** Shown in the place of a remote. */
  views: RemoteViews;
}

const register = (remotes: readonly KnownRemote[], force: boolean) =>
  registerRemotes(
    remotes.map(({ name, entry }) => ({ name, entry })),
    { force },
  );

/** Loads each remote once; one that failed is loaded again by the next call. */
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

/** The module of a remote, as it is registered now. */
async function loadModule(name: string, scripts: ScriptTries): Promise<RemoteModule> {
  const ask = () => loadRemote<{ remote: RemoteModule }>(`${name}/remote`);
  // An entry that is not there has had its tries; what is asked for again are chunks.
  const exposed = await scripts.inTries(name, ask, () => entryOf(name) !== undefined);
  if (!exposed) throw new Error(`${name} has no remote module`);
  return exposed.remote;
}

interface Means extends Pick<Remotes, 'scripts' | 'health' | 'views'> {
  first: FirstRemotes;
}

/** Registers the remotes; none is downloaded before it is needed. */
export function makeRemotes({ first, scripts, health, views }: Means): Remotes {
  const { known } = first;
  const remotes = new Map(known.map((remote) => [remote.name, remote]));
  const failed = new Set<string>();
  /** Remotes of whose version something ran. */
  const running = new Set<string>();
  const listeners = new Set<() => void>();
  const find = (name: string) => remotes.get(name);
  const { fetchAll, ...knows } = createRemoteList(first, health);
  registerPlugins([createEntryLoader({ find, scripts, onRun: (name) => running.add(name) })]);
  register(known, false);

  async function learn(): Promise<void> {
    const [wasWhole, wasAll] = [knows.isWhole(), knows.isAll()];
    const unknown = (await fetchAll()).filter(({ name }) => !remotes.has(name));
    // A listener may ask again at once.
    if (unknown.length === 0 && knows.isWhole() === wasWhole && knows.isAll() === wasAll) return;
    for (const remote of unknown) remotes.set(remote.name, remote);
    register(unknown, false);
    for (const listener of listeners) listener();
  }

  function exchange(remote: KnownRemote): void {
    remotes.set(remote.name, remote);
    register([remote], true);
  }

  async function findAgain(name: string): Promise<void> {
    const current = (await fetchAll()).find((remote) => remote.name === name);
    if (!current) return;
    exchange(current);
  }

  async function attempt(name: string): Promise<RemoteModule> {
    const canChange = !running.has(name) && !find(name)?.standsIn;
    if (failed.has(name) && canChange) await findAgain(name);
    const module = await loadModule(name, scripts).catch((error: unknown) => {
      const bad = find(name);
      if (!bad?.lastGood || running.has(name)) throw error;
      reportFailure({ scripts, health }, bad);
      // The routes and slots stay as they are, since the page has places for them.
      exchange({ ...bad.lastGood, routes: bad.routes, slots: bad.slots });
      return loadModule(name, scripts);
    });
    failed.delete(name);
    return module;
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
