import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { RemoteModule, SlotName } from '@pasal/shared/shell';
import { makeTestStore, renderShop } from '@pasal/shared/testing';
import { remoteViews } from '../remotes/remote-views';
import { NO_HEALTH } from '@pasal/platform/browser/remotes/health';
import type { KnownRemote } from '@pasal/platform/browser/remotes/discovery';
import type { Remotes } from '@pasal/platform/browser/remotes/remotes';
import { RemotesContext } from '@pasal/platform/browser/remotes/remotes-context';
import { makeScriptTries } from '@pasal/platform/browser/remotes/script-tries';
import { timeLimits } from '@pasal/platform/browser/remotes/time-limits';

const known = (name: string, title: string, slots: SlotName[] = []): KnownRemote => ({
  name,
  title,
  entry: `/remotes/${name}/1/remoteEntry.js`,
  integrity: 'sha384-x',
  version: '1',
  routes: [],
  slots,
  rendered: false,
});

/** Makes remotes whose modules `load` provides instead of the network. */
export function makeFakeRemotes(load: (name: string) => Promise<RemoteModule>): Remotes {
  const list = [
    known('catalog', 'the catalogue', ['headerSearch']),
    known('checkout', 'the checkout'),
    known('dashboard', 'the dashboard', ['dashboardFrame']),
  ];
  return {
    list: () => list,
    find: (name) => list.find((remote) => remote.name === name),
    fillerOf: (slot) => list.find(({ slots }) => slots.includes(slot)),
    ensureList: async () => list,
    isWhole: () => true,
    isAll: () => true,
    learn: async () => undefined,
    subscribe: () => () => undefined,
    load,
    scripts: makeScriptTries(timeLimits(0)),
    health: NO_HEALTH,
    views: remoteViews,
  };
}

type Options = Parameters<typeof renderShop>[1] & { remotes?: Remotes };

/** Renders a part of the host with its remotes around it. */
export function renderHost(ui: ReactElement, { remotes, ...options }: Options = {}) {
  const away = makeFakeRemotes(() => Promise.reject(new Error('away')));
  return renderShop(<RemotesContext value={remotes ?? away}>{ui}</RemotesContext>, options);
}

/** Puts a store around parts of a page, for tests that render them by themselves. */
export const WithStore = ({ children }: { children: ReactNode }) => (
  <Provider store={makeTestStore()}>{children}</Provider>
);
