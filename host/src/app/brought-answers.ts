import { unpackLists } from '@pasal/platform/contract/packed-lists';
import { readBody, type DocumentAnswer } from '@pasal/shared/api';

/** The element in which the server inlines the answers of a page's first calls. */
const ANSWERS_ELEMENT = 'answers';
/** Milliseconds after the page's start. The cache stores unused answers just as long. */
const CURRENT_FOR = 60_000;

/** Reads the answers inlined in the document. Returns none when they cannot be read; the page then requests them. */
export function readAnswers(page: Document): DocumentAnswer[] {
  const text = page.getElementById(ANSWERS_ELEMENT)?.textContent;
  if (!text) return [];
  try {
    // The same checks as for a response.
    const answers = readBody(text, (json) => unpackLists(JSON.parse(json)));
    return Array.isArray(answers) ? (answers as DocumentAnswer[]) : [];
  } catch (error) {
    console.error('the answers of the document could not be read', error);
    return [];
  }
}

/**
 * True while the document's answers are fresh: not in a page that has been open for a while, nor in one that the
 * browser restored from its cache.
 */
export function areCurrent(page: Pick<Performance, 'now' | 'getEntriesByType'>): boolean {
  const [load] = page.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRestored = load?.type === 'back_forward' && load.transferSize === 0;
  return !isRestored && page.now() < CURRENT_FOR;
}
