import { fetchRemotes, type KnownRemote } from './discovery';
import type { Health } from './health';

/** The remotes a page starts with, and whether these are all. */
export interface FirstRemotes {
  known: readonly KnownRemote[];
  /** True when it includes every remote with shop pages. */
  isWhole: boolean;
  /** False when the remotes of the dashboard were left out; they are loaded when an address needs them. */
  hasDashboard: boolean;
}

type FirstList = Pick<FirstRemotes, 'isWhole' | 'hasDashboard'>;

/** Requests the list of remotes from the server, and tracks whether the last one was complete. */
export function createRemoteList(first: FirstList, health: Health) {
  let { isWhole, hasDashboard } = first;
  return {
    isWhole: () => isWhole,
    isAll: () => isWhole && hasDashboard,
    async fetchAll(): Promise<KnownRemote[]> {
      let isAll = true;
      const read = await fetchRemotes((name) => {
        isAll = false;
        health.failed(name, 'record');
      });
      isWhole = isAll;
      ({ hasDashboard } = read);
      return read.known;
    },
  };
}
