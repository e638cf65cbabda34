import type { ComponentType } from 'react';
import type { RemoteRoute, WrappedNative } from './release';

/** Loads a component on demand; a fresh call after a failure tries again. */
export type ComponentLoader<Props = object> = () => Promise<ComponentType<Props>>;

/** Places in the host's own layout a remote may fill. Each belongs to one remote, but for those of many. */
export interface ShellSlots {
  /** The live search of the header. `variant` says which of its two forms is wanted (R2.17). */
  headerSearch: { variant: 'desktop' | 'mobile' };
  /** The frame around every dashboard page, whichever remote's; `routes` are those of all remotes. */
  dashboardFrame: { routes: readonly RemoteRoute[] };
  /** A link in the header, beside sign-in and cart; a part of `ui` gives it its look. */
  headerLinks: object;
}
export type SlotName = keyof ShellSlots;

/** Slots several remotes may fill: each of them adds its part. */
export type SlotOfMany = 'headerLinks';

/**
 * The data that a remote exposes as `./remote`; it has no behaviour. `routes` repeats what the build wrote
 * into the release record, so that the host can route before this module is loaded.
 */
export interface RemoteModule {
  name: string;
  routes: readonly RemoteRoute[];
  pages: Record<string, ComponentLoader>;
  slots: { [Name in SlotName]?: ComponentLoader<ShellSlots[Name]> };
}

/** What stands in the place of a page that only the browser makes, until the page's scripts are there. */
export interface EarlyView {
  /** Rendered by the server, for everyone alike: the parts that `show` uses. */
  Component: ComponentType;
  /**
   * The text of a function that the document calls with the element in the page's place, where those parts are: it
   * shows there what this browser holds. When it throws, the place says that the page is loading.
   */
  show: string;
}

/** A remote as the server knows it, where it has more than the page needs: `remote` in its `server.ts`. */
export interface ServerModule extends RemoteModule {
  /** By the page in whose place they stand. */
  early?: Readonly<Record<string, EarlyView>>;
}

/** Titles and routes of a remote, in its `routes.ts`; the build copies them into the release record. */
export interface RemoteDescription {
  name: string;
  /** The name by which people know it: "the catalogue". */
  title: string;
  routes: readonly RemoteRoute[];
  slots: readonly SlotName[];
  /** True when it has a service of its own, below `/x/<name>/`. */
  service?: true;
  /** The natives of the browser that it wraps; the page freezes all others. */
  wraps?: readonly WrappedNative[];
}

/** The module a description promises: a loader for each of its pages and slots, and no other. */
export interface DescribedModule<Description extends RemoteDescription> extends Omit<
  RemoteModule,
  'pages' | 'slots'
> {
  pages: Record<Description['routes'][number]['page'], ComponentLoader>;
  slots: { [Name in Description['slots'][number]]: ComponentLoader<ShellSlots[Name]> };
}
