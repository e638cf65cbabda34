/** Which rows of a list a page shows, counted from 1. */
export interface PageRange {
  from: number;
  to: number;
  /** At least 1. */
  pageCount: number;
}

export function pageRange(page: number, pageSize: number, total: number): PageRange {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return { from, to: Math.min(page * pageSize, total), pageCount };
}
