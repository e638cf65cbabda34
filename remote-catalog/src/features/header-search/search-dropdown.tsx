import type { ReactNode } from 'react';
import { Button } from '@pasal/shared/ui';
import * as s from './header-search.styles';
import * as messages from './messages';

interface SearchDropdownProps {
  view: 'loading' | 'failed' | 'empty' | 'results';
  /** Why the search failed; empty if unknown. */
  reason: string;
  onRetry: () => void;
  /** The list of results. */
  children: ReactNode;
}

const texts = { loading: messages.loading, failed: messages.failed, empty: messages.empty };

/** The dropdown below the search box: one of three messages, with Retry after a failure, or the results (R2.19). */
export function SearchDropdown({ view, reason, onRetry, children }: SearchDropdownProps) {
  if (view === 'results') return children;
  return (
    <s.Dropdown>
      <s.Message role="status">
        {texts[view]}
        {view === 'failed' && reason && <span>{reason}</span>}
      </s.Message>
      {view === 'failed' && (
        <Button
          variant="secondary"
          // Keeps the focus in the box: otherwise the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRetry}
        >
          {messages.retry}
        </Button>
      )}
    </s.Dropdown>
  );
}
