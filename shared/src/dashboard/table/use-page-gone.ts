import { useEffect } from 'react';

interface PageOfList {
  page: number;
  pageCount: number;
  /** How many things the list has in all. */
  total: number;
  /** Whether this is what the server says now. */
  isSettled: boolean;
}

/** Tells the last page when the one shown is past it, such as after its last row was deleted. */
export function usePageGone(list: PageOfList, onPageGone: (lastPage: number) => void) {
  const { page, pageCount, total, isSettled } = list;
  const isGone = isSettled && total > 0 && page > pageCount;
  useEffect(() => {
    if (isGone) onPageGone(pageCount);
  });
}
