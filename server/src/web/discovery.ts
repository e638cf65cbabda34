import type { DiscoveryDocument, ReleaseRecord } from '@pasal/shared/contracts';
import { releaseBase } from './release-files';

/** The schema our document speaks. */
const SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** The discovery document: which release of each remote a visitor gets, and what it brings. */
export function discoveryOf(releases: readonly ReleaseRecord[]): DiscoveryDocument {
  const microFrontends: DiscoveryDocument['microFrontends'] = {};
  for (const { name, title, version, start, integrity, routes, slots, server } of releases) {
    const [entry = ''] = start;
    microFrontends[name] = [
      {
        url: `${releaseBase(name, version)}/${entry}`,
        metadata: { version, integrity: integrity[entry] ?? '' },
        extras: { title, routes, slots: Object.keys(slots), rendered: server !== null },
        deployment: { traffic: 100, default: true },
      },
    ];
  }
  return { schema: SCHEMA, microFrontends };
}
