import type { RemoteRoute } from '../../contract/release';

/** A remote as the page knows it from the discovery document. */
export interface RemoteDescription {
  name: string;
  /** Its display name, for error messages. */
  title: string;
  version: string;
  /** Address of its browser entry, and the sha384 that script must have. */
  entry: string;
  integrity: string;
  routes: RemoteRoute[];
  /** Names of the slots it fills. */
  slots: string[];
}

/** A remote whose server build was run: `module` is what it exports as `remote`. */
export interface RemoteBuild extends RemoteDescription {
  module: unknown;
}

/** The data one page is rendered from; it is the same for every visitor. */
export interface RenderRequest {
  /** Path and query. */
  address: string;
  /** The list of answers, as JSON, as the document inlines it. */
  answers: string;
  shopName: string;
  /** The origin of its pictures, if not the shop's. */
  assets?: string;
}

/** The parts of a document that depend on the page. */
export interface RenderedPage {
  head: string;
  html: string;
  styles: string;
  /** The script before the page; an older host has none. */
  early?: string;
  /** The script after it. */
  boot: string;
}

export type Render = (request: RenderRequest) => RenderedPage;

/** The exports of the host's server build: one CommonJS text that requires no module. */
export interface HostBuild {
  /** The modules of the share scope by name; a remote's `require` knows no others. */
  shared: Record<string, unknown>;
  makeRenderer: (remotes: RemoteBuild[]) => Promise<Render>;
}
