import { useEffect } from 'react';
import { messageOf } from '@pasal/shared/api';
import { tellWhenRead } from '../../search-report';
import { SearchDropdown } from './search-dropdown';
import { SearchList } from './search-list';
import type { HeaderSearchState } from './use-header-search';

interface SearchPanelProps {
  search: HeaderSearchState;
  face: NonNullable<HeaderSearchState['face']>;
  /** Of the list. */
  id: string;
  optionId: (index: number) => string;
}

/** All that opens under the search box; loaded when somebody is about to type. */
export function SearchPanel({ search, face, id, optionId }: SearchPanelProps) {
  const { query, found, active, choose, error, apply } = search;
  const isAnswered = face === 'results' || face === 'empty';
  useEffect(() => (isAnswered ? tellWhenRead(query) : undefined), [isAnswered, query]);
  return (
    <SearchDropdown face={face} reason={messageOf(error, '')} onRetry={apply}>
      <SearchList id={id} found={found} active={active} optionId={optionId} onChoose={choose} />
    </SearchDropdown>
  );
}
