import type { RemoteModule } from '../../contract/remote-module';
import type { KnownRemote } from './discovery';
import { NO_HEALTH } from './health';
import type { Part } from './load-part';
import { partsOf } from './remote-parts';
import type { RemoteViews } from './remote-views';
import type { Remotes } from './remotes';
import type { ScriptTries } from './script-tries';

type Build = Omit<KnownRemote, 'rendered'> & { module: RemoteModule | null };

const NO_SCRIPTS: ScriptTries = {
  budget: 0,
  watch: () => undefined,
  isLate: () => false,
  lastFailed: () => undefined,
  inTries: (_remote, ask) => ask(),
  withinBudget: (_remote, load) => load(),
};

const away = (): Promise<never> => Promise.reject(new Error('nothing is loaded on the server'));

/** Loads every server-rendered page and every slot of a remote. */
async function componentsOf(
  { pages, slots }: RemoteModule,
  isMade: (page: string) => boolean,
): Promise<[Omit<Part, 'remote'>, unknown][]> {
  const made = Object.entries(pages).filter(([name]) => isMade(name));
  const loaders = [
    ...made.map(([name, load]) => [{ kind: 'page', name }, load] as const),
    ...Object.entries(slots).map(([name, load]) => [{ kind: 'slot', name }, load] as const),
  ];
  return Promise.all(loaders.map(async ([part, load]) => [part, await load()]));
}

/**
 * The remotes of a composition, for server rendering: all their parts are loaded before the first page. A remote
 * without a server build, or with parts that fail to load, renders its loading state.
 */
export async function makeRenderingRemotes(
  builds: readonly Build[],
  views: RemoteViews,
): Promise<Remotes> {
  const list = builds.map(({ module, ...remote }) => ({ ...remote, rendered: module !== null }));
  const find = (name: string) => list.find((remote) => remote.name === name);
  const remotes: Remotes = {
    list: () => list,
    find,
    fillerOf: (slot) => list.find(({ slots }) => slots.includes(slot)),
    ensureList: async () => list,
    isWhole: () => true,
    isAll: () => true,
    learn: away,
    subscribe: () => () => undefined,
    load: away,
    scripts: NO_SCRIPTS,
    health: NO_HEALTH,
    views,
  };
  const parts = partsOf(remotes);
  for (const { name, module, routes } of builds) {
    if (!module) continue;
    const isMade = (page: string) =>
      routes.some((route) => route.page === page && route.render !== 'browser');
    for (const [part, component] of await componentsOf(module, isMade)) {
      parts.of({ remote: name, ...part }).come(component);
    }
  }
  return remotes;
}
