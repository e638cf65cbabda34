import type { ComponentType } from 'react';
import type { RemoteRoute, WrappedNative } from './release';

/** Loads a component on demand; calling it again after a failure retries. */
export type ComponentLoader<Props = object> = () => Promise<ComponentType<Props>>;

/** Slots of the host's layout that a remote may fill. Each belongs to one remote, except those that several may fill. */
export interface ShellSlots {
  /** The live search of the header. `variant` selects one of its two forms (R2.17). */
  headerSearch: { variant: 'desktop' | 'mobile' };
  /** The frame around every dashboard page of any remote; `routes` are those of all remotes. */
  dashboardFrame: { routes: readonly RemoteRoute[] };
  /** A link in the header, next to sign-in and cart; a component of `ui` styles it. */
  headerLinks: object;
}
export type SlotName = keyof ShellSlots;

/** Slots several remotes may fill: each adds its part. */
export type SlotOfMany = 'headerLinks';

/**
 * The data that a remote exposes as `./remote`; it has no behaviour. `routes` repeats what the build wrote into the
 * release record, so that the host can route before this module is loaded.
 */
export interface RemoteModule {
  name: string;
  routes: readonly RemoteRoute[];
  pages: Record<string, ComponentLoader>;
  slots: { [Name in SlotName]?: ComponentLoader<ShellSlots[Name]> };
}

/** Shown in place of a page that only the browser renders, until the page's scripts have loaded. */
export interface EarlyView {
  /** Rendered by the server, the same for everyone: the elements that `show` uses. */
  Component: ComponentType;
  /**
   * The source of a function that the document calls with the page's container, which holds those elements: it fills
   * in this browser's data. If it throws, the container shows that the page is loading.
   */
  show: string;
}

/** A remote as the server loads it, if it has more than the page needs: `remote` in its `server.ts`. */
export interface ServerModule extends RemoteModule {
  /** By the page they stand in for. */
  early?: Readonly<Record<string, EarlyView>>;
}

/** Titles and routes of a remote, in its `routes.ts`; the build copies them into the release record. */
export interface RemoteDescription {
  name: string;
  /** Its display name: "the catalogue". */
  title: string;
  routes: readonly RemoteRoute[];
  slots: readonly SlotName[];
  /** True when it has its own service, below `/x/<name>/`. */
  service?: true;
  /** The native browser functions that it wraps; the page freezes all others. */
  wraps?: readonly WrappedNative[];
}

/** The module a description promises: a loader for exactly its pages and slots. */
export interface DescribedModule<Description extends RemoteDescription> extends Omit<
  RemoteModule,
  'pages' | 'slots'
> {
  pages: Record<Description['routes'][number]['page'], ComponentLoader>;
  slots: { [Name in Description['slots'][number]]: ComponentLoader<ShellSlots[Name]> };
}
