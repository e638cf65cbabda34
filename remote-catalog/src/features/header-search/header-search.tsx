import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { messageOf } from '@pasal/shared/api';
import type { Product } from '@pasal/shared/contracts';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Icon, VisuallyHidden } from '@pasal/shared/ui';
import * as s from './header-search.styles';
import { messages } from './messages';
import { SearchResults } from './search-results';
import { useProductSearch } from './use-product-search';

interface HeaderSearchProps {
  variant: 'desktop' | 'mobile';
}

/** The live product search of the header, as an ARIA combobox (R2 "Header search"). */
export function HeaderSearch({ variant }: HeaderSearchProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { face, results, error, apply } = useProductSearch(text);
  const navigate = useNavigate();
  const list = useId();
  const shown = open && face !== 'closed';
  const listed = shown && face === 'results';
  const optionId = (index: number) => `${list}-${index}`;

  const type = (value: string) => {
    setText(value);
    setActive(-1);
    setOpen(true);
  };
  const choose = ({ slug }: Product) => {
    type('');
    setOpen(false);
    void navigate(paths.product(slug));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
    apply();
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    // One place more than there are results: the text itself, before the first and after the last.
    const places = results.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };
  const press = (event: KeyboardEvent) => {
    const product = listed ? results[active] : undefined;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: shown ? close : undefined,
      Enter: product && (() => choose(product)),
    };
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <s.Form
      role="search"
      $variant={variant}
      onSubmit={submit}
      onFocus={() => setOpen(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <s.Box>
        <Icon name="search" />
        <input
          type="search"
          role="combobox"
          aria-label={messages.label}
          aria-expanded={listed}
          aria-autocomplete="list"
          aria-controls={listed ? list : undefined}
          aria-activedescendant={listed && active >= 0 ? optionId(active) : undefined}
          placeholder={messages.label}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
      </s.Box>
      <VisuallyHidden role="status">{listed ? messages.count(results.length) : ''}</VisuallyHidden>
      {shown && (
        <SearchResults
          id={list}
          face={face}
          results={results}
          active={active}
          optionId={optionId}
          onChoose={choose}
          reason={messageOf(error, '')}
          onRetry={apply}
        />
      )}
    </s.Form>
  );
}
