import { readBody, type DocumentAnswer } from '@pasal/shared/api';

/** The element in which the server inlines the answers of the calls a page makes first. */
const ANSWERS_ELEMENT = 'answers';
/** Milliseconds after the page's start; as long as the cache keeps what nobody shows. */
const CURRENT_FOR = 60_000;

/** The answers the document brought along; none when they cannot be read: the page asks then. */
export function readAnswers(page: Document): DocumentAnswer[] {
  const text = page.getElementById(ANSWERS_ELEMENT)?.textContent;
  if (!text) return [];
  try {
    // The same border as for responses.
    const answers = readBody(text);
    return Array.isArray(answers) ? (answers as DocumentAnswer[]) : [];
  } catch (error) {
    console.error('the answers of the document could not be read', error);
    return [];
  }
}

/**
 * Whether the document's answers are still what the server would say: not in a page that has been
 * open for a while, nor in one the browser took out of its cache on the way back.
 */
export function areCurrent(page: Pick<Performance, 'now' | 'getEntriesByType'>): boolean {
  const [load] = page.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isKept = load?.type === 'back_forward' && load.transferSize === 0;
  return !isKept && page.now() < CURRENT_FOR;
}
