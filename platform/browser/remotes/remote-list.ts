import { fetchRemotes, type KnownRemote } from './discovery';
import type { Health } from './health';

/** The remotes a page starts with, and whether these are all. */
export interface FirstRemotes {
  known: readonly KnownRemote[];
  isWhole: boolean;
}

/** Asks the server for the list of remotes, and knows whether the last one that came was whole. */
export function createRemoteList(first: Pick<FirstRemotes, 'isWhole'>, health: Health) {
  let { isWhole } = first;
  return {
    isWhole: () => isWhole,
    async fetchAll(): Promise<KnownRemote[]> {
      let isAll = true;
      const all = await fetchRemotes((name) => {
        isAll = false;
        health.failed(name, 'record');
      });
      isWhole = isAll;
      return all;
    },
  };
}
