import { Type, type Static, type TObject } from '@sinclair/typebox';
import { OneOf } from '@pasal/core/contract/schema';
import { OTHER_LANGUAGES } from './language';

/** Most files of a release, routes of it, and names of one module it can use. */
const MOST_FILES = 500;
const MOST_ROUTES = 200;
const MOST_NAMES = 2000;

const Text = Type.String({ minLength: 1, maxLength: 200 });
/** A file of a release, below its folder: plain names only, so that no path leads out of it. */
const FileName = Type.String({ pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]{0,119}$' });
/** The name of a release of host or remote in addresses and cookies. */
export const ReleaseName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });
export const ReleaseVersion = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._+-]{0,79}$' });
export const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });

const Literal = Type.Union([Type.String(), Type.Number(), Type.Boolean()]);
/** Where a parameter of a call comes from. */
export type NeedValue =
  /** A named part of the path; missing where it is one of `except`: another need speaks of those. */
  | { path: string; except?: string[] }
  /** A value of the address's query, or `or` where it has none; null leaves the parameter out, not the need. */
  | { search: string; or?: Static<typeof Literal> | null }
  /** A value of an earlier answer of the same page: which need it answered, and where it stands in it. */
  | { answer: number; at: string }
  | { value: Static<typeof Literal> };

/**
 * One object for all kinds: of several the server would take away what is not in the first while it
 * tries that.
 */
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
 * A call whose answer a page shows first. It is data, so that the server can ask for it without
 * running a remote's code. A need whose value is missing is left out, with all that build on it.
 */
export const Need = Type.Object({
  /** The name of a call of the API, or of a read from the remote's own service: `/x/<remote>/…`. */
  call: Text,
  params: Type.Optional(Type.Record(Type.String(), NeedValue)),
  query: Type.Optional(Type.Record(Type.String(), NeedValue)),
  /** Of a list in the answer a document carries so many things: those its page shows. */
  first: Type.Optional(Type.Object({ of: Text, count: Type.Integer({ minimum: 1 }) })),
});
export type Need = Static<typeof Need>;

/**
 * An entry of the dashboard's sidebar. It is data, so that the sidebar is drawn without any code of the
 * remote whose page it leads to.
 */
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
  /** Below which heading it stands; `main` has none. */
  group: Type.Union([
    Type.Literal('main'),
    Type.Literal('administration'),
    Type.Literal('settings'),
  ]),
  /** Its place in the group: lower ones stand above; the dashboard's own are 10, 20 and so on. */
  order: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** The role that sees the entry. The page itself refuses everyone else: a hidden entry protects nothing. */
  for: Type.Union([Type.Literal('staff'), Type.Literal('admin')]),
});
export type SidebarEntry = Static<typeof SidebarEntry>;

/** A route a remote owns: a react-router pattern and the page that answers it. */
export const RemoteRoute = Type.Object({
  path: Type.String({ pattern: '^/', maxLength: 200 }),
  page: Text,
  /** `dashboard`: inside the guard and the dashboard's own frame. Default: the shop's layout. */
  layout: Type.Optional(Type.Union([Type.Literal('shop'), Type.Literal('dashboard')])),
  /** Its entry in the sidebar; only a page inside the dashboard, at one address, has one. */
  sidebar: Type.Optional(SidebarEntry),
  needs: Type.Optional(Type.Array(Need, { maxItems: 10 })),
  /**
   * The other parameters of the address's search that the page shows, beside those `needs` takes; all others
   * are left out.
   */
  search: Type.Optional(Type.Array(Text, { maxItems: 10 })),
  /**
   * `browser`: only the browser makes this page, as it shows what this browser holds, such as the cart.
   * Default: the server renders it, from nothing but its path and what `needs` and `search` take of the address.
   */
  render: Type.Optional(Type.Union([Type.Literal('server'), Type.Literal('browser')])),
  /** Its address opens something: no cache keeps its document, no search engine lists it, no other page is told it. */
  isSecret: Type.Optional(Type.Literal(true)),
});
export type RemoteRoute = Static<typeof RemoteRoute>;

/**
 * The files a page or slot asks for beyond the scripts the release starts with; bytes as they travel, all in
 * all.
 */
const PartFiles = Type.Object({
  files: Type.Array(FileName, { maxItems: MOST_FILES }),
  bytes: Type.Integer({ minimum: 0 }),
  /** The files it always asks for once it works; not counted in `bytes`. */
  later: Type.Optional(Type.Array(FileName, { maxItems: MOST_FILES })),
});
const Names = Type.Array(Text, { maxItems: MOST_NAMES });

/** What the page freezes before remotes run, unless one of them says that it wraps it. */
export const WRAPPED_NATIVES = ['fetch', 'XMLHttpRequest', 'history'] as const;
export type WrappedNative = (typeof WRAPPED_NATIVES)[number];
export const WrappedNatives = Type.Array(OneOf(WRAPPED_NATIVES), { maxItems: 3 });

/** The build that renders its pages on the server. */
const ServerFile = Type.Union([Type.Object({ file: FileName, integrity: Integrity }), Type.Null()]);

/** What differs from language to language: the words of a record, and the files that have words in them. */
const IN_LANGUAGE = {
  /** The name by which people know the remote, for a failure that names it. */
  title: Text,
  /** Scripts it starts with, in the order they must run. */
  start: Type.Array(FileName, { minItems: 1, maxItems: MOST_FILES }),
  /** Bytes of `start` as they travel. */
  bytes: Type.Integer({ minimum: 0 }),
  pages: Type.Record(Text, PartFiles),
  slots: Type.Record(Text, PartFiles),
  routes: Type.Array(RemoteRoute, { maxItems: MOST_ROUTES }),
  /** The build that renders its pages on the server. */
  server: ServerFile,
};

/** The contract between a build and the shop: what a build of host or remote says of itself. */
export const ReleaseRecord = Type.Object({
  /** `host`, or the remote's. */
  name: ReleaseName,
  ...IN_LANGUAGE,
  version: ReleaseVersion,
  commit: Type.Union([Text, Type.Null()]),
  /** sha384 of every public file, by its path in the release. */
  integrity: Type.Record(FileName, Integrity),
  /** The host's needs: what its layout shows first, around every page of the shop. */
  needs: Type.Optional(Type.Array(Need, { maxItems: 10 })),
  /** True when it has a service of its own, which the shop's owner has to allow. */
  service: Type.Optional(Type.Literal(true)),
  /** Modules it takes from the page: the range it needs of each and the names it uses; `*` for all. */
  uses: Type.Record(Text, Type.Object({ range: Text, names: Names })),
  /** Modules the host gives to the page; a remote gives none. */
  provides: Type.Record(Text, Type.Object({ version: Text, names: Names })),
  /** Calls of the API it can make. */
  calls: Names,
  /** The version of shared that the release was checked against. */
  contract: Type.Object({ version: Text, digest: Text }),
  /** The natives of the browser that it exchanges for its own. */
  wraps: Type.Optional(WrappedNatives),
  /** What it has in other languages than English; a page in a language it lacks shows its English. */
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

/** The part of a call's schema that says what text of an address is to become, or must be. */
const QueryShape = Type.Object({
  query: Type.Object({
    properties: Type.Record(
      Text,
      Type.Object({ type: Type.String(), enum: Type.Optional(Type.Array(Type.String())) }),
    ),
  }),
});

/** A release of a remote as a page has to know it. */
const MicroFrontend = Type.Object({
  /** Its entry; a script that must have the integrity named below. */
  url: Type.String(),
  metadata: Type.Object({ version: Type.String(), integrity: Integrity }),
  extras: Type.Object({
    title: Type.String(),
    routes: Type.Array(RemoteRoute),
    slots: Type.Array(Type.String()),
    /** True when the server can render its parts. */
    rendered: Type.Optional(Type.Boolean()),
    /** The natives of the browser that it wraps. */
    wraps: Type.Optional(WrappedNatives),
    /** How a page asks for what another one shows first; the files of both stand at `pageFilesIn`. */
    prefetch: Type.Optional(
      Type.Object({
        /**
         * The types of the parameters that the calls of `needs` read from an address, where they are not
         * text.
         */
        shapes: Type.Record(Text, QueryShape),
      }),
    ),
  }),
  deployment: Type.Object({ traffic: Type.Number(), default: Type.Boolean() }),
});
export type MicroFrontend = Static<typeof MicroFrontend>;

/**
 * GET /discovery.json, in the frontend-discovery schema. The default release of each remote comes first. One
 * with no traffic may stand behind it: the last good one, for a page in which nothing of the first has run.
 */
export const DiscoveryDocument = Type.Object({
  schema: Type.String(),
  microFrontends: Type.Record(Type.String(), Type.Array(MicroFrontend)),
  /** `shop`: there are more remotes than these; who needs another one asks again. */
  only: Type.Optional(Type.Literal('shop')),
});
export type DiscoveryDocument = Static<typeof DiscoveryDocument>;

/** The files a release starts with, and those of its pages of the shop. */
export interface PageFiles {
  start: Static<typeof PartFiles>;
  pages: Record<string, Static<typeof PartFiles>>;
}

/** The list of remotes as a page's document carries it; those of the dashboard may be left out. */
export type InlinedDiscovery = Pick<DiscoveryDocument, 'microFrontends' | 'only'>;

/** Slots of the host's layout that several remotes may fill; any other belongs to one. */
export const SHARED_SLOTS: readonly string[] = ['headerLinks'];
