import type { DiscoveryDocument, ReleaseRecord } from '@pasal/shared/contracts';
import { prefetchOf } from './prefetch';
import { releaseBase } from './release-files';

/** The schema our document speaks. */
const SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** The discovery document: which release of each remote a visitor gets, and what it brings. */
export function discoveryOf(releases: readonly ReleaseRecord[]): DiscoveryDocument {
  const microFrontends: DiscoveryDocument['microFrontends'] = {};
  for (const release of releases) {
    const { name, title, version, start, integrity, routes, slots, server } = release;
    const [entry = ''] = start;
    microFrontends[name] = [
      {
        url: `${releaseBase(name, version)}/${entry}`,
        metadata: { version, integrity: integrity[entry] ?? '' },
        extras: {
          title,
          routes,
          slots: Object.keys(slots),
          rendered: server !== null,
          prefetch: prefetchOf(release),
        },
        deployment: { traffic: 100, default: true },
      },
    ];
  }
  return { schema: SCHEMA, microFrontends };
}
