import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@pasal/shared/shell';
import { fetchRemotes, type KnownRemote } from './discovery';

/** The remotes of this page: where their modules come from and what became of them. */
export interface Remotes {
  list: () => readonly KnownRemote[];
  find: (name: string) => KnownRemote | undefined;
  /** Fetches the list when the page started without it; the list as it then is. */
  ensureList: () => Promise<readonly KnownRemote[]>;
  /** Loads a remote's module; after a failure the next call asks the server anew where it is. */
  load: (name: string) => Promise<RemoteModule>;
}

const register = (remotes: readonly KnownRemote[], force: boolean) =>
  registerRemotes(
    remotes.map(({ name, entry }) => ({ name, entry })),
    { force },
  );

/** Registers the remotes; none is downloaded before it is needed. */
export function makeRemotes(known: readonly KnownRemote[]): Remotes {
  const remotes = new Map(known.map((remote) => [remote.name, remote]));
  const loading = new Map<string, Promise<RemoteModule>>();
  const failed = new Set<string>();
  register(known, false);

  // A release in use is never exchanged in a live page; one that failed to load may be.
  async function findAgain(name: string): Promise<void> {
    const current = (await fetchRemotes()).find((remote) => remote.name === name);
    if (!current) return;
    remotes.set(name, current);
    register([current], true);
  }

  async function attempt(name: string): Promise<RemoteModule> {
    if (failed.has(name)) await findAgain(name);
    const exposed = await loadRemote<{ remote: RemoteModule }>(`${name}/remote`);
    if (!exposed) throw new Error(`${name} has no remote module`);
    failed.delete(name);
    return exposed.remote;
  }

  return {
    list: () => [...remotes.values()],
    find: (name) => remotes.get(name),
    async ensureList() {
      if (remotes.size === 0) {
        const fetched = await fetchRemotes();
        for (const remote of fetched) remotes.set(remote.name, remote);
        register(fetched, false);
      }
      return [...remotes.values()];
    },
    load(name) {
      const running = loading.get(name);
      if (running) return running;
      const started = attempt(name).catch((error: unknown) => {
        loading.delete(name);
        failed.add(name);
        throw error;
      });
      loading.set(name, started);
      return started;
    },
  };
}
