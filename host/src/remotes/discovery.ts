import type { DiscoveryDocument, RemoteRoute } from '@pasal/shared/contracts';

/** A remote as this page uses it: one release, pinned for the life of the page. */
export interface KnownRemote {
  name: string;
  /** What a person calls it. */
  title: string;
  /** Address of its `mf-manifest.json`. */
  entry: string;
  version: string;
  routes: readonly RemoteRoute[];
  slots: readonly string[];
}

const DISCOVERY_URL = '/discovery.json';
/** The element in which the server inlines the document, to save the page a round trip. */
const DISCOVERY_ELEMENT = 'discovery';

/** The default release of each remote in the document; one it doesn't describe is left out. */
function knownRemotesOf(document: DiscoveryDocument): KnownRemote[] {
  return Object.entries(document.microFrontends).flatMap(([name, releases]) => {
    const release = releases.find(({ deployment }) => deployment.default) ?? releases[0];
    if (!release) return [];
    const { title, routes, slots } = release.extras;
    return [{ name, title, entry: release.url, version: release.metadata.version, routes, slots }];
  });
}

/** Asks the server which release of each remote this visitor gets. */
export async function fetchRemotes(): Promise<KnownRemote[]> {
  const answer = await fetch(DISCOVERY_URL, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`the list of remotes answered ${answer.status}`);
  return knownRemotesOf((await answer.json()) as DiscoveryDocument);
}

/** The list the document brought along, or else the server's. */
export async function readRemotes(page: Document): Promise<KnownRemote[]> {
  const inlined = page.getElementById(DISCOVERY_ELEMENT)?.textContent;
  if (inlined) return knownRemotesOf(JSON.parse(inlined) as DiscoveryDocument);
  return fetchRemotes();
}
