import { useEffect } from 'react';

interface PageOfList {
  page: number;
  pageCount: number;
  /** Total number of items in the list. */
  total: number;
  /** True if this is the server's current response. */
  isSettled: boolean;
}

/** Calls back with the last page when the current page is past it, such as after its last row was deleted. */
export function usePageGone(list: PageOfList, onPageGone: (lastPage: number) => void) {
  const { page, pageCount, total, isSettled } = list;
  const isGone = isSettled && total > 0 && page > pageCount;
  useEffect(() => {
    if (isGone) onPageGone(pageCount);
  });
}
