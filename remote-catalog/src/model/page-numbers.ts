/** First, last and the neighbours of `page`; null marks a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  const numbers = [...wanted].filter((n) => n >= 1 && n <= pageCount).toSorted((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const before = numbers[index - 1];
    return before !== undefined && n - before > 1 ? [null, n] : [n];
  });
}
