/** A visitor who reads an answer for so many ms has searched for it; until then they may still be typing. */
const STAYED = 2000;

/** Reports the searched words to the shop, and the product that was chosen from the results. */
export function reportSearch(query: string, product?: number): void {
  import('./search-report-api').then(
    ({ sendSearchReport }) => sendSearchReport(query, product),
    () => undefined,
  );
}

/** Reports a search once its answer was read; returns a function that cancels the report. */
export function reportWhenRead(query: string): () => void {
  const timer = setTimeout(reportSearch, STAYED, query);
  return () => clearTimeout(timer);
}
