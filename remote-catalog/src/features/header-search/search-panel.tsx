import { useEffect } from 'react';
import { messageOf } from '@pasal/shared/api';
import { reportWhenRead } from '../../search-report';
import { SearchDropdown } from './search-dropdown';
import { SearchList } from './search-list';
import { SearchStart } from './search-start';
import type { HeaderSearchState } from './use-header-search';

interface SearchPanelProps {
  search: HeaderSearchState;
  view: NonNullable<HeaderSearchState['view']>;
  /** Id of the list. */
  id: string;
  optionId: (index: number) => string;
}

/** Everything that opens below the search box; loaded when the visitor is about to type. */
export function SearchPanel({ search, view, id, optionId }: SearchPanelProps) {
  const { query, found, active, choose, error, apply } = search;
  const isAnswered = view === 'results' || view === 'empty';
  useEffect(() => (isAnswered ? reportWhenRead(query) : undefined), [isAnswered, query]);
  if (view === 'start') return <SearchStart onGo={() => search.setOpen(false)} />;
  return (
    <SearchDropdown view={view} reason={messageOf(error, '')} onRetry={apply}>
      <SearchList id={id} found={found} active={active} optionId={optionId} onChoose={choose} />
    </SearchDropdown>
  );
}
