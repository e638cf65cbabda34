import type { Remotes } from '../remotes/remotes';
import { pageAt, type LinkedPage } from './linked-page';
import { listLinksInView } from './links';
import { countCalls, fetchData, type AskServer } from './page-data';
import { createFileLearner, fetchFiles, listMissingFiles } from './page-files';
import { savesData } from './saves-data';

/** Maximum compressed bytes to prefetch from one page. */
const MOST_BYTES = 100_000;
/** Assumed bytes of an answer, whose size is unknown beforehand. */
const BYTES_OF_ANSWER = 4000;
/** For an idle page: how many pages' files are fetched, and how many calls are made. */
const MOST_PAGES = 4;
const MOST_CALLS = 6;

interface Surroundings {
  remotes: Pick<Remotes, 'list'>;
  askServer: AskServer;
  document: Document;
  /** Prepares a page whose files have been fetched to be shown. */
  prepare: (page: LinkedPage) => void;
}

const nameOf = ({ remote, route }: LinkedPage) => `${remote.name} ${route.page}`;

/** Takes the first link to each type of page before any second one: a visitor may go on to any. */
function firstOfEachKind(pages: ReadonlyMap<string, LinkedPage>): [string, LinkedPage][] {
  const kinds = new Set<string>();
  const firsts = [...pages].filter(([, page]) => {
    const isFirst = !kinds.has(nameOf(page));
    kinds.add(nameOf(page));
    return isFirst;
  });
  return [...new Map([...firsts, ...pages])];
}

/** Prefetches what likely next pages need: each file once, and little in total. */
export function makePrefetch({ remotes, askServer, document, prepare }: Surroundings) {
  const learnFiles = createFileLearner(document);
  let left = MOST_BYTES;
  let known = new Set<string>();

  async function takeFiles(page: LinkedPage): Promise<void> {
    const files = page.remote.prefetch && (await learnFiles(page.remote));
    if (!files) return;
    const { urls, bytes } = listMissingFiles(page, files, document);
    if (bytes > left) return;
    left -= bytes;
    // Files that someone else requested are prepared by them.
    if (urls.length > 0 && (await fetchFiles(document, urls))) prepare(page);
  }

  function takeData(page: LinkedPage, href: string): void {
    const bytes = countCalls(page) * BYTES_OF_ANSWER;
    if (bytes > left || known.has(href)) return;
    known.add(href);
    left -= bytes;
    fetchData(page, askServer);
  }

  /** The pages that visible links lead to, by address. */
  function pagesInView(): Map<string, LinkedPage> {
    const found = listLinksInView(document).flatMap((link) => {
      const page = pageAt(remotes.list(), link);
      const isHere = link.pathname === document.location.pathname;
      return page && !isHere ? [[link.href, page] as const] : [];
    });
    return new Map(found);
  }

  return {
    /** For a link about to be followed. */
    forLink(link: HTMLAnchorElement): void {
      const page = savesData(navigator) ? undefined : pageAt(remotes.list(), link);
      if (!page) return;
      void takeFiles(page);
      takeData(page, link.href);
    },
    /** For an idle page: some of what its visible links lead to. */
    forView(): void {
      if (savesData(navigator)) return;
      const names = new Set<string>();
      let calls = 0;
      for (const [href, page] of firstOfEachKind(pagesInView())) {
        if (names.size === MOST_PAGES && !names.has(nameOf(page))) continue;
        names.add(nameOf(page));
        void takeFiles(page);
        if (calls + countCalls(page) > MOST_CALLS) continue;
        calls += countCalls(page);
        takeData(page, href);
      }
    },
    /** The answers of a page that is being shown, in parallel with its files. */
    forShown(shown: Pick<Location, 'pathname' | 'search'>): void {
      left = MOST_BYTES;
      known = new Set();
      const page = pageAt(remotes.list(), shown);
      if (page) fetchData(page, askServer);
    },
  };
}
