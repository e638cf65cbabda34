import { useEffect, useRef } from 'react';
import type { CardProduct } from '@pasal/shared/contracts';
import { Button } from '@pasal/shared/ui';
import * as s from './header-search.styles';
import * as messages from './messages';

interface SearchResultsProps {
  id: string;
  face: 'loading' | 'failed' | 'empty' | 'results';
  results: readonly CardProduct[];
  /** Index of the result the arrow keys stand on, or -1. */
  active: number;
  optionId: (index: number) => string;
  onChoose: (product: CardProduct) => void;
  /** Why the search failed, in words; empty when that is not known. */
  reason: string;
  onRetry: () => void;
}

const texts = { loading: messages.loading, failed: messages.failed, empty: messages.empty };

/** The dropdown under the search box: one of three texts, with Retry after a failure, or the titles found. */
export function SearchResults(props: SearchResultsProps) {
  const { id, face, results, active, optionId, onChoose, reason, onRetry } = props;
  const list = useRef<HTMLDivElement>(null);
  // The focus stays in the box; what the arrow keys stand on must be seen all the same.
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (face !== 'results') {
    return (
      <s.Dropdown>
        <s.Message role="status">
          {texts[face]}
          {face === 'failed' && reason && <span>{reason}</span>}
        </s.Message>
        {face === 'failed' && (
          <Button
            variant="secondary"
            // Keeps the focus in the box: the list would close before the press counts.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onRetry}
          >
            {messages.retry}
          </Button>
        )}
      </s.Dropdown>
    );
  }
  return (
    <s.Dropdown ref={list} id={id} role="listbox" aria-label={messages.results}>
      {results.map((product, index) => (
        <s.Option
          key={product.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the box, so that a press does not close the list before it counts.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(product)}
        >
          {product.title}
        </s.Option>
      ))}
    </s.Dropdown>
  );
}
