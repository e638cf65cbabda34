import type { RemoteDescription, RenderedPage, RenderRequest } from './contract';

/** The code that a render process runs, as text: it may read no file but its own. */
export interface LoadOrder {
  kind: 'load';
  host: { version: string; text: string };
  /** `text` is null for a remote whose parts the browser renders. */
  remotes: { about: RemoteDescription; text: string | null }[];
  /** Rendered in turns before it reports `ready`, so that its code is optimised. */
  samples: readonly RenderRequest[];
  warmUpRenders: number;
  /** Maximum characters of a page, all parts together. */
  mostCharacters: number;
}

/** The server's messages to a render process. */
export type Order =
  LoadOrder | { kind: 'render'; id: number; request: RenderRequest } | { kind: 'ping' };

/** A render process's messages to the server. */
export type Report =
  | { kind: 'ready' }
  /** It cannot render at all. */
  | { kind: 'unable'; text: string }
  /** Something is wrong with the releases, but it still renders. */
  | { kind: 'problem'; text: string }
  /** `took`: milliseconds its code worked; `began`: the start, in ms since 1970. */
  | { kind: 'page'; id: number; took: number; began: number; page: RenderedPage }
  | { kind: 'failed'; id: number; text: string }
  /** Resident memory in bytes. */
  | { kind: 'pong'; resident: number };
