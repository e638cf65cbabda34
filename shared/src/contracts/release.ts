import { Type, type Static } from '@sinclair/typebox';

/** A route a remote owns: a react-router pattern and the page that answers it. */
export const RemoteRoute = Type.Object({
  path: Type.String(),
  page: Type.String(),
  /** `dashboard`: inside the guard and the dashboard's own frame. Default: the shop's layout. */
  layout: Type.Optional(Type.Union([Type.Literal('shop'), Type.Literal('dashboard')])),
});
export type RemoteRoute = Static<typeof RemoteRoute>;

/** What a build of a remote says of itself; written beside its files as `release.json`. */
export const ReleaseRecord = Type.Object({
  name: Type.String(),
  /** What a person calls it, for a failure that names the remote. */
  title: Type.String(),
  version: Type.String(),
  manifest: Type.String(),
  routes: Type.Array(RemoteRoute),
  slots: Type.Array(Type.String()),
  /** sha384 of every emitted file, by its path in the release. */
  integrity: Type.Record(Type.String(), Type.String()),
});
export type ReleaseRecord = Static<typeof ReleaseRecord>;

const MicroFrontend = Type.Object({
  url: Type.String(),
  fallbackUrl: Type.Optional(Type.String()),
  metadata: Type.Object({ version: Type.String(), integrity: Type.Optional(Type.String()) }),
  extras: Type.Object({
    title: Type.String(),
    routes: Type.Array(RemoteRoute),
    slots: Type.Array(Type.String()),
  }),
  deployment: Type.Object({ traffic: Type.Number(), default: Type.Boolean() }),
});

/** GET /discovery.json, in the frontend-discovery schema. */
export const DiscoveryDocument = Type.Object({
  schema: Type.String(),
  microFrontends: Type.Record(Type.String(), Type.Array(MicroFrontend)),
});
export type DiscoveryDocument = Static<typeof DiscoveryDocument>;

/** What a build of the host says of itself; written beside its files as `host.json`. */
export const HostRecord = Type.Object({
  version: Type.String(),
  /** Scripts of its entry, in the order they must run. */
  scripts: Type.Array(Type.String()),
  routes: Type.Array(RemoteRoute),
  integrity: Type.Record(Type.String(), Type.String()),
});
export type HostRecord = Static<typeof HostRecord>;
