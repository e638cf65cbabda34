import { fetchRemotes, type KnownRemote } from './discovery';
import type { Health } from './health';

/** The remotes a page starts with, and whether these are all. */
export interface FirstRemotes {
  known: readonly KnownRemote[];
  /** True when every remote that pages of the shop show is among them. */
  isWhole: boolean;
  /** False when the remotes of the dashboard were left out; they come when an address needs them. */
  hasDashboard: boolean;
}

type FirstList = Pick<FirstRemotes, 'isWhole' | 'hasDashboard'>;

/** Asks the server for the list of remotes, and knows whether the last one that came was whole. */
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
