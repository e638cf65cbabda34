import { Type, type Static, type TObject } from '@sinclair/typebox';
import { OneOf } from '@pasal/core/contract/schema';
import { OTHER_LANGUAGES } from './language';

/** The most files of a release, routes of it, and names it can use of one module. */
const MOST_FILES = 500;
const MOST_ROUTES = 200;
const MOST_NAMES = 2000;

const Text = Type.String({ minLength: 1, maxLength: 200 });
/** A file of a release, below its folder: plain names only, so that no path leads out of it. */
const FileName = Type.String({ pattern: '^[@A-Za-z0-9_-][A-Za-z0-9._-]{0,119}$' });
/** The name of a release of host or remote in addresses and cookies. */
export const ReleaseName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });
export const ReleaseVersion = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._+-]{0,79}$' });
export const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });

const Literal = Type.Union([Type.String(), Type.Number(), Type.Boolean()]);
/** Where a parameter of a call comes from. */
export type NeedValue =
  /** A named part of the path; missing if it is one of `except`, which another need covers. */
  | { path: string; except?: string[] }
  /** A value of the query, or `or` if absent; null leaves out the parameter, not the need. */
  | { search: string; or?: Static<typeof Literal> | null }
  /** A value from an earlier answer on the same page: the index of its need, and the path within the answer. */
  | { answer: number; at: string }
  | { value: Static<typeof Literal> };

/** One object for all variants: validating a union would strip the properties that its first member lacks. */
const NeedValue = Type.Unsafe<NeedValue>(
  Type.Object(
    {
      path: Type.Optional(Text),
      except: Type.Optional(Type.Array(Text, { maxItems: 20 })),
      search: Type.Optional(Text),
      or: Type.Optional(Type.Union([Literal, Type.Null()])),
      answer: Type.Optional(Type.Integer({ minimum: 0 })),
      at: Type.Optional(Text),
      value: Type.Optional(Literal),
    },
    { minProperties: 1 },
  ),
);

/**
 * A call whose answer a page shows first. It is data, so that the server can make the call without running a remote's
 * code. A need whose value is missing is skipped, along with all that depend on it.
 */
export const Need = Type.Object({
  /** The name of a call of the API, or of a read from the remote's own service: `/x/<remote>/…`. */
  call: Text,
  params: Type.Optional(Type.Record(Type.String(), NeedValue)),
  query: Type.Optional(Type.Record(Type.String(), NeedValue)),
  /** How many items of a list in the answer the document carries: those its page shows. */
  first: Type.Optional(Type.Object({ of: Text, count: Type.Integer({ minimum: 1 }) })),
});
export type Need = Static<typeof Need>;

/** An entry of the dashboard's sidebar. It is data, so that the sidebar renders without loading any remote's code. */
const SidebarEntry = Type.Object({
  label: Type.String({ minLength: 1, maxLength: 40 }),
  icon: Type.Union([
    Type.Literal('box'),
    Type.Literal('chart'),
    Type.Literal('play'),
    Type.Literal('settings'),
    Type.Literal('tag'),
    Type.Literal('users'),
  ]),
  /** The heading of its group; `main` has none. */
  group: Type.Union([
    Type.Literal('main'),
    Type.Literal('administration'),
    Type.Literal('settings'),
  ]),
  /** Its position in the group, lowest first; the dashboard's own entries use 10, 20 and so on. */
  order: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** The role that sees the entry. The page itself does the access check: a hidden entry protects nothing. */
  for: Type.Union([Type.Literal('staff'), Type.Literal('admin')]),
});
export type SidebarEntry = Static<typeof SidebarEntry>;

/** A route a remote owns: a react-router pattern and the page that answers it. */
export const RemoteRoute = Type.Object({
  path: Type.String({ pattern: '^/', maxLength: 200 }),
  page: Text,
  /** `dashboard`: inside the guard and the dashboard's own frame. Default: the shop's layout. */
  layout: Type.Optional(Type.Union([Type.Literal('shop'), Type.Literal('dashboard')])),
  /** Its entry in the sidebar; only a dashboard page with a fixed address can have one. */
  sidebar: Type.Optional(SidebarEntry),
  needs: Type.Optional(Type.Array(Need, { maxItems: 10 })),
  /** Further query parameters that the page uses, in addition to those in `needs`; all others are dropped. */
  search: Type.Optional(Type.Array(Text, { maxItems: 10 })),
  /**
   * `browser`: only the browser renders this page, because it shows data held there, such as the cart. Default: the
   * server renders it, from its path and the query parameters in `needs` and `search` alone.
   */
  render: Type.Optional(Type.Union([Type.Literal('server'), Type.Literal('browser')])),
  /** Its address grants access: its document is never cached, indexed by search engines or leaked to other pages. */
  isSecret: Type.Optional(Type.Literal(true)),
});
export type RemoteRoute = Static<typeof RemoteRoute>;

/** The files a page or slot requests beyond the release's start scripts, with their total compressed size. */
const PartFiles = Type.Object({
  files: Type.Array(FileName, { maxItems: MOST_FILES }),
  bytes: Type.Integer({ minimum: 0 }),
  /** Files it always requests once it runs; not counted in `bytes`. */
  later: Type.Optional(Type.Array(FileName, { maxItems: MOST_FILES })),
});
const Names = Type.Array(Text, { maxItems: MOST_NAMES });

/** What the page freezes before remotes run, unless one of them declares that it wraps it. */
export const WRAPPED_NATIVES = ['fetch', 'XMLHttpRequest', 'history'] as const;
export type WrappedNative = (typeof WRAPPED_NATIVES)[number];
export const WrappedNatives = Type.Array(OneOf(WRAPPED_NATIVES), { maxItems: 3 });

/** The build that renders its pages on the server. */
const ServerFile = Type.Union([Type.Object({ file: FileName, integrity: Integrity }), Type.Null()]);

/** What differs by language: the texts of a record, and the files that contain texts. */
const IN_LANGUAGE = {
  /** The remote's display name, for error messages. */
  title: Text,
  /** Scripts it starts with, in execution order. */
  start: Type.Array(FileName, { minItems: 1, maxItems: MOST_FILES }),
  /** Compressed size of `start` in bytes. */
  bytes: Type.Integer({ minimum: 0 }),
  pages: Type.Record(Text, PartFiles),
  slots: Type.Record(Text, PartFiles),
  routes: Type.Array(RemoteRoute, { maxItems: MOST_ROUTES }),
  /** The build that renders its pages on the server. */
  server: ServerFile,
};

/** The contract between a build and the shop: how a build of host or remote describes itself. */
export const ReleaseRecord = Type.Object({
  /** `host`, or the remote's. */
  name: ReleaseName,
  ...IN_LANGUAGE,
  version: ReleaseVersion,
  commit: Type.Union([Text, Type.Null()]),
  /** sha384 of every public file, by its path in the release. */
  integrity: Type.Record(FileName, Integrity),
  /** sha384 of its source maps, which nobody may request: the shop reads with them where an error happened. */
  maps: Type.Optional(Type.Record(FileName, Integrity)),
  /** The host's needs: what its layout shows around every page of the shop. */
  needs: Type.Optional(Type.Array(Need, { maxItems: 10 })),
  /** True when it has its own service, which the shop's owner has to allow. */
  service: Type.Optional(Type.Literal(true)),
  /** Modules it takes from the page: the version range of each and the names it uses; `*` for all. */
  uses: Type.Record(Text, Type.Object({ range: Text, names: Names })),
  /** Modules the host provides to the page; a remote provides none. */
  provides: Type.Record(Text, Type.Object({ version: Text, names: Names })),
  /** Calls of the API it can make. */
  calls: Names,
  /** The version of shared that the release was checked against. */
  contract: Type.Object({ version: Text, digest: Text }),
  /** The native browser functions that it replaces. */
  wraps: Type.Optional(WrappedNatives),
  /** Its languages other than English; a page in a missing language falls back to English. */
  languages: Type.Optional(
    Type.Partial(
      Type.Object(
        Object.fromEntries(
          OTHER_LANGUAGES.map((language) => [language, Type.Object(IN_LANGUAGE)]),
        ) as {
          [Each in (typeof OTHER_LANGUAGES)[number]]: TObject<typeof IN_LANGUAGE>;
        },
      ),
    ),
  ),
});
export type ReleaseRecord = Static<typeof ReleaseRecord>;

/** The part of a call's schema that describes how to parse or check a query parameter. */
const QueryShape = Type.Object({
  query: Type.Object({
    properties: Type.Record(
      Text,
      Type.Object({ type: Type.String(), enum: Type.Optional(Type.Array(Type.String())) }),
    ),
  }),
});

/** A release of a remote as pages need to know it. */
const MicroFrontend = Type.Object({
  /** Its entry script, which must match the integrity below. */
  url: Type.String(),
  metadata: Type.Object({ version: Type.String(), integrity: Integrity }),
  extras: Type.Object({
    title: Type.String(),
    routes: Type.Array(RemoteRoute),
    slots: Type.Array(Type.String()),
    /** True when the server can render its pages and slots. */
    rendered: Type.Optional(Type.Boolean()),
    /** The native browser functions that it wraps. */
    wraps: Type.Optional(WrappedNatives),
    /** How one page prefetches what another shows first; `pageFilesIn` finds the files of both. */
    prefetch: Type.Optional(
      Type.Object({
        /** The types of query parameters that the calls of `needs` read, if they are not text. */
        shapes: Type.Record(Text, QueryShape),
      }),
    ),
  }),
  deployment: Type.Object({ traffic: Type.Number(), default: Type.Boolean() }),
});
export type MicroFrontend = Static<typeof MicroFrontend>;

/**
 * GET /discovery.json, in the frontend-discovery schema. The default release of each remote comes first. One without
 * traffic may follow it: the last good one, for a page in which nothing of the first has run.
 */
export const DiscoveryDocument = Type.Object({
  schema: Type.String(),
  microFrontends: Type.Record(Type.String(), Type.Array(MicroFrontend)),
  /** `shop`: this list is incomplete; a page that needs another remote asks again. */
  only: Type.Optional(Type.Literal('shop')),
});
export type DiscoveryDocument = Static<typeof DiscoveryDocument>;

/** The files a release starts with, and those of its pages of the shop. */
export interface PageFiles {
  start: Static<typeof PartFiles>;
  pages: Record<string, Static<typeof PartFiles>>;
}

/** The list of remotes inlined in a document; those of the dashboard may be left out. */
export type InlinedDiscovery = Pick<DiscoveryDocument, 'microFrontends' | 'only'>;

/** Slots of the host's layout that several remotes may fill; any other belongs to one. */
export const SHARED_SLOTS: readonly string[] = ['headerLinks'];
