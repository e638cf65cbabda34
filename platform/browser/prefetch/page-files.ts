import { pageFilesIn } from '../../contract/page-files';
import { languageOf } from '../page-language';
import type { PageFiles } from '../../contract/release';
import type { KnownRemote } from '../remotes/discovery';
import type { LinkedPage } from './linked-page';

async function askForFiles(entry: string, page: Document): Promise<PageFiles | null> {
  const answer = await fetch(
    new URL(pageFilesIn(languageOf(page)), new URL(entry, page.baseURI)).href,
  );
  return answer.ok ? ((await answer.json()) as PageFiles) : null;
}

/** Makes what asks for the files of a remote's pages, once: a document only names those of its own page. */
export function createFileLearner(page: Document) {
  const learned = new Map<string, Promise<PageFiles | null>>();
  return ({ entry }: KnownRemote): Promise<PageFiles | null> => {
    // One that could not be had is not asked for again: nothing waits for it.
    const asked = learned.get(entry) ?? askForFiles(entry, page).catch(() => null);
    learned.set(entry, asked);
    return asked;
  };
}

/** True when the browser has the file, or was asked for it. */
function isAsked(page: Document, url: string): boolean {
  if (performance.getEntriesByName(url, 'resource').length > 0) return true;
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel^="pre"]')].some(
    ({ href }) => href === url,
  );
}

interface Files {
  /** Addresses of what is still to be fetched. */
  urls: string[];
  /** Bytes of them as they travel. */
  bytes: number;
}

/** Lists the files of a remote's page that are not fetched yet. */
export function listMissingFiles(
  { remote, route }: LinkedPage,
  { start, pages }: PageFiles,
  page: Document,
): Files {
  const own = pages[route.page];
  if (!own) return { urls: [], bytes: 0 };
  const addressOf = (file: string) => new URL(file, new URL(remote.entry, page.baseURI)).href;
  const missing = (files: readonly string[]) =>
    files.map(addressOf).filter((url) => !isAsked(page, url));
  const starting = missing(start.files);
  const urls = [...starting, ...missing(own.files)];
  const started = starting.length === 0 ? start.bytes : 0;
  return { urls, bytes: urls.length === 0 ? 0 : own.bytes - started };
}

/**
 * Has the browser fetch files when it has nothing else to do, and run none: they wait in its cache.
 * @returns true once they are all there, false when one of them does not come
 */
export async function fetchFiles(page: Document, urls: readonly string[]): Promise<boolean> {
  const fetched = urls.map((url) => {
    const link = page.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    // As the script itself will be asked for, or it would be another answer.
    link.crossOrigin = 'anonymous';
    link.href = url;
    const isThere = new Promise<boolean>((resolve) => {
      link.addEventListener('load', () => resolve(true));
      link.addEventListener('error', () => resolve(false));
    });
    page.head.append(link);
    return isThere;
  });
  return (await Promise.all(fetched)).every(Boolean);
}
