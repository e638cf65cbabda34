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

/** Makes a function that fetches the file list of a remote's pages, once: a document only lists those of its own page. */
export function createFileLearner(page: Document) {
  const learned = new Map<string, Promise<PageFiles | null>>();
  return ({ entry }: KnownRemote): Promise<PageFiles | null> => {
    // A failed one is not requested again: nothing waits for it.
    const asked = learned.get(entry) ?? askForFiles(entry, page).catch(() => null);
    learned.set(entry, asked);
    return asked;
  };
}

/** True when the browser has the file, or has requested it. */
function isAsked(page: Document, url: string): boolean {
  if (performance.getEntriesByName(url, 'resource').length > 0) return true;
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel^="pre"]')].some(
    ({ href }) => href === url,
  );
}

interface Files {
  /** Addresses still to be fetched. */
  urls: string[];
  /** Their compressed size in bytes. */
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
 * Lets the browser fetch files when idle, without running them: they wait in its cache.
 * @returns true once all are there, false when one fails
 */
export async function fetchFiles(page: Document, urls: readonly string[]): Promise<boolean> {
  const fetched = urls.map((url) => {
    const link = page.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    // As for the script itself, or the cached response would not be reused.
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
