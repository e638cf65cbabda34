import type {
  DiscoveryDocument,
  InlinedDiscovery,
  ReleaseRecord,
  RemoteRoute,
} from '../contract/release';
import type { FoundRoute } from './page-scripts';
import { isOfDashboard } from './release/layout-slots';
import type { Composition } from './release/live-compositions';
import { prefetchOf } from './prefetch';
import { releaseBase } from './release-files';
import type { Shop } from './shop';

/** The schema of our document. */
const SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

type Named = Pick<Composition, 'remotes' | 'lastGood' | 'assets' | 'isGrowing'>;
type Deployed = DiscoveryDocument['microFrontends'][string][number];

/** A dashboard page's first reads appear only in its own document. */
const withoutNeeds = ({ needs: _needs, ...route }: RemoteRoute) => route;

function described(
  release: ReleaseRecord,
  deployment: Deployed['deployment'],
  assets: string | undefined,
): Deployed {
  const { name, title, version, start, integrity, routes, slots, server, wraps } = release;
  const [entry = ''] = start;
  return {
    url: `${releaseBase(name, version, assets)}/${entry}`,
    metadata: { version, integrity: integrity[entry] ?? '' },
    extras: {
      title,
      routes: routes.map((route) => (route.layout === 'dashboard' ? withoutNeeds(route) : route)),
      slots: Object.keys(slots),
      rendered: server !== null,
      ...(wraps && { wraps }),
    },
    deployment,
  };
}

/**
 * The discovery document: which release of each remote a visitor gets, and what it contains. It is followed by the
 * fallback, if any, that the page loads while no code of the first has run.
 */
export function discoveryOf(
  { remotes, lastGood = [], assets, isGrowing }: Named,
  calls: Shop['calls'],
) {
  const microFrontends: DiscoveryDocument['microFrontends'] = {};
  for (const release of remotes) {
    const shown = described(release, { traffic: 100, default: true }, assets);
    const good = lastGood.filter(({ name }) => name === release.name);
    microFrontends[release.name] = [
      { ...shown, extras: { ...shown.extras, prefetch: prefetchOf(release, calls) } },
      ...good.map((each) => described(each, { traffic: 0, default: false }, assets)),
    ];
  }
  const only = isGrowing && { only: 'shop' as const };
  return { schema: SCHEMA, microFrontends, ...only } satisfies DiscoveryDocument;
}

/**
 * The list as inlined in a page's document. A shop page learns about the dashboard's remotes when an address needs
 * them: every byte before the page makes a visitor wait.
 */
export function inlinedDiscoveryOf(
  composition: Named,
  calls: Shop['calls'],
  found: FoundRoute | undefined,
): InlinedDiscovery {
  const isOfShop = found && found.owner.name !== 'host' && found.route.layout !== 'dashboard';
  const remotes = composition.remotes.filter((each) => !isOfShop || !isOfDashboard(each));
  const { microFrontends } = discoveryOf({ ...composition, remotes }, calls);
  const isShort = composition.isGrowing || remotes.length < composition.remotes.length;
  return { microFrontends, ...(isShort && { only: 'shop' }) };
}
