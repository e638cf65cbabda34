import { writeDigits } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { pageNumbers } from '../../model/page-numbers';
import * as s from './listing.styles';
import * as messages from './messages';

interface PageLinksProps {
  /** The page shown, from 1. */
  page: number;
  pageCount: number;
  /** The query of a page's address. */
  searchOfPage: (page: number) => string;
}

/** Paging by links: every page of the list has an address of its own (D4). */
export function PageLinks({ page, pageCount, searchOfPage }: PageLinksProps) {
  if (pageCount <= 1) return null;
  const link = (to: number, content: string, rel?: string) => (
    <Link
      to={{ search: searchOfPage(to) }}
      {...(rel ? { rel } : { 'aria-label': messages.page(to) })}
      {...(to === page && { 'aria-current': 'page' })}
    >
      {content}
    </Link>
  );
  return (
    <s.Pages aria-label={messages.pages}>
      <ol>
        {page > 1 && <li>{link(page - 1, messages.previous, 'prev')}</li>}
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              link(number, writeDigits(number))
            )}
          </li>
        ))}
        {page < pageCount && <li>{link(page + 1, messages.next, 'next')}</li>}
      </ol>
    </s.Pages>
  );
}
