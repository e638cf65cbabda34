import { DASHBOARD_PAGE_SIZE } from '@pasal/shared/contracts';
import { ListPanel, PagedTable, type PagedTableProps } from '@pasal/shared/dashboard';
import { Link } from '@pasal/shared/routing';
import { icons } from '@pasal/shared/ui';
import { patterns } from '../../../paths';
import type { SearchesFilter } from '../../model/searches-address';
import { useSearchedTermsQuery } from '../../searches-api';
import * as messages from './messages';
import * as s from './searched-terms.styles';
import { CARD, termColumns } from './term-columns';
import { TermFilters } from './term-filters';

interface SearchedTermsProps extends Pick<PagedTableProps<never>, 'onPageGone'> {
  filter: SearchesFilter;
  onChange: (change: Partial<SearchesFilter>) => void;
}

/** The filters, and one page of search terms. */
export function SearchedTerms({ filter, onChange, onPageGone }: SearchedTermsProps) {
  const answer = useSearchedTermsQuery(
    { query: { ...filter, limit: DASHBOARD_PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = answer;
  return (
    <>
      <TermFilters filter={filter} onChange={onChange} />
      {filter.nothing && (
        <s.Advice>
          {messages.advice} <Link to={patterns.searchWords}>{messages.searchWords}</Link>
          {messages.adviceEnd}
        </s.Advice>
      )}
      <ListPanel aria-label={messages.title}>
        <PagedTable
          texts={messages.table}
          icon={icons.search}
          card={CARD}
          columns={termColumns}
          answer={answer}
          list={data && { items: data.terms, total: data.total }}
          keyOf={({ term }) => term}
          page={filter.page}
          pageSize={DASHBOARD_PAGE_SIZE}
          isNarrowed={filter.nothing}
          onPage={(page) => onChange({ page })}
          onPageGone={onPageGone}
        />
      </ListPanel>
    </>
  );
}
