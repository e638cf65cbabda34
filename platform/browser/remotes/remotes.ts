import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule, SlotName } from '../../contract/remote-module';
import type { KnownRemote } from './discovery';
import { entryLoader, entryOf } from './entry-loader';
import { tellFailure } from './failure-phase';
import type { Health } from './health';
import { remoteList, type FirstRemotes } from './remote-list';
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
  /** Whether every remote of the shop is known: the list could be read, and all that it describes. */
  isWhole: () => boolean;
  /** Asks the server for remotes this page does not know yet. */
  learn: () => Promise<void>;
  /** Calls back when remotes were learned. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Loads a remote's module. When its entry does not come, its last good version is loaded instead, for as
   * long as the page lives; where there is none, the next call asks the server anew where it is. Once
   * something of a version has run, neither is done: a version is never exchanged under what is shown.
   */
  load: (name: string) => Promise<RemoteModule>;
  /** How the scripts of remotes are asked for. */
  scripts: ScriptTries;
  /** What is told of them. */
  health: Health;
  /** What the shop shows in the place of one. */
  views: RemoteViews;
}

const register = (remotes: readonly KnownRemote[], force: boolean) =>
  registerRemotes(
    remotes.map(({ name, entry }) => ({ name, entry })),
    { force },
  );

/** Loads each remote once; what failed is loaded anew by whoever asks next. */
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
  const { fetchAll, isWhole } = remoteList(first, health);
  registerPlugins([entryLoader({ find, scripts, onRun: (name) => running.add(name) })]);
  register(known, false);

  async function learn(): Promise<void> {
    const wasWhole = isWhole();
    const unknown = (await fetchAll()).filter(({ name }) => !remotes.has(name));
    // Who hears of it may ask again at once.
    if (unknown.length === 0 && isWhole() === wasWhole) return;
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
      tellFailure({ scripts, health }, bad);
      // What the page has places for stays as it is.
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
      if (!isWhole()) await learn();
      return [...remotes.values()];
    },
    isWhole,
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
