/** Who reads an answer for so many ms has searched for it; until then they may still be typing. */
const STAYED = 2000;

/** Tells the shop what was searched for, and the product that was chosen of it. */
export function tell(query: string, product?: number): void {
  import('./search-report-api').then(
    ({ tellSearch }) => tellSearch(query, product),
    () => undefined,
  );
}

/** Tells it once an answer was read; what comes back forgets that. */
export function tellWhenRead(query: string): () => void {
  const timer = setTimeout(tell, STAYED, query);
  return () => clearTimeout(timer);
}
