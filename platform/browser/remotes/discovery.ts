import type { Language } from '../../contract/language';
import { languageOf } from '../page-language';
import type {
  DiscoveryDocument,
  InlinedDiscovery,
  MicroFrontend,
  RemoteRoute,
  WrappedNative,
} from '../../contract/release';

/** A remote as this page uses it: one release, fixed for the life of the page. */
export interface KnownRemote {
  name: string;
  /** Its display name. */
  title: string;
  /** Address of its entry, and the hash the script must have. */
  entry: string;
  integrity: string;
  version: string;
  routes: readonly RemoteRoute[];
  slots: readonly string[];
  /** True when the server can render its pages and slots. */
  rendered: boolean;
  /** The native browser functions that it wraps. */
  wraps?: readonly WrappedNative[] | undefined;
  /** The files that can be prefetched. */
  prefetch?: MicroFrontend['extras']['prefetch'];
  /** Its last good version, for a page in which no code of this one has run. */
  lastGood?: KnownRemote;
  /** It replaces the version the page was made with. */
  standsIn?: true;
}

/** English has no parameter, so that its address stays the same as before. */
const discoveryUrl = (language: Language) =>
  `/discovery.json${language === 'en' ? '' : `?language=${language}`}`;
/** The element in which the server inlines the document, to save the page a round trip. */
const DISCOVERY_ELEMENT = 'discovery';

/** A release as the document describes it; null if the description is invalid. */
function remoteOf(name: string, release: MicroFrontend): KnownRemote | null {
  try {
    const { url, metadata, extras } = release;
    const { title, routes, slots, rendered = false, wraps, prefetch } = extras;
    const words = [url, metadata.integrity, metadata.version, title];
    if (words.some((word) => typeof word !== 'string' || word === '')) return null;
    const paths = routes.map(({ path, page }) => path.startsWith('/') && page !== '');
    if (paths.includes(false) || !Array.isArray(slots)) return null;
    const { integrity, version } = metadata;
    const entry = { entry: url, integrity, version };
    return { name, title, ...entry, routes, slots, rendered, wraps, prefetch };
  } catch {
    return null;
  }
}

type Complain = (name: string) => void;

const complain = (name: string) => console.error(`the description of ${name} cannot be read`);

/** The default release of each remote in the document, with its fallback; an invalid entry does not affect others. */
function knownRemotesOf(document: InlinedDiscovery, onUnreadable: Complain): KnownRemote[] {
  function complainOf(name: string): [] {
    complain(name);
    onUnreadable(name);
    return [];
  }
  return Object.entries(document.microFrontends).flatMap(([name, releases]) => {
    if (!Array.isArray(releases)) return complainOf(name);
    const release = releases.find(({ deployment }) => deployment?.default) ?? releases[0];
    if (!release) return [];
    const other = releases.find(({ deployment }) => deployment?.traffic === 0);
    const good = other && other !== release ? remoteOf(name, other) : null;
    const lastGood = good && { ...good, standsIn: true as const };
    const known = remoteOf(name, release);
    if (known) return { ...known, ...(lastGood && { lastGood }) };
    complainOf(name);
    return lastGood ?? [];
  });
}

/** A list of remotes, and whether it includes those of the dashboard. */
interface ReadRemotes {
  known: KnownRemote[];
  hasDashboard: boolean;
}

const readList = (document: InlinedDiscovery, onUnreadable: Complain): ReadRemotes => ({
  known: knownRemotesOf(document, onUnreadable),
  hasDashboard: document.only !== 'shop',
});

/**
 * Asks the server which release of each remote this visitor gets.
 * @param onUnreadable called for a remote with an invalid description
 */
export async function fetchRemotes(onUnreadable: Complain): Promise<ReadRemotes> {
  const answer = await fetch(discoveryUrl(languageOf(document)), { cache: 'no-store' });
  if (!answer.ok) throw new Error(`the list of remotes answered ${answer.status}`);
  return readList((await answer.json()) as DiscoveryDocument, onUnreadable);
}

/** The list inlined in the document, or else the server's. */
export async function readRemotes(page: Document, onUnreadable: Complain): Promise<ReadRemotes> {
  const inlined = page.getElementById(DISCOVERY_ELEMENT)?.textContent;
  return inlined
    ? readList(JSON.parse(inlined) as InlinedDiscovery, onUnreadable)
    : fetchRemotes(onUnreadable);
}
