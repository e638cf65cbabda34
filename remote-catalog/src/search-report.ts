/** Results viewed for this many ms count as a search; before that the visitor may still be typing. */
const STAYED = 2000;

/** Reports a search to the shop, with the product chosen from its results. */
export function reportSearch(query: string, product?: number): void {
  import('./search-report-api').then(
    ({ sendSearchReport }) => sendSearchReport(query, product),
    () => undefined,
  );
}

/** Reports a search once its results were viewed; returns a function that cancels the report. */
export function reportWhenRead(query: string): () => void {
  const timer = setTimeout(reportSearch, STAYED, query);
  return () => clearTimeout(timer);
}
