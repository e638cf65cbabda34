import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { countWays } from '../../model/found-ways';
import { tell } from '../../search-report';
import { useActiveLine } from './use-active-line';
import { useProductSearch } from './use-product-search';

/** What stands in the header's search, whether its list is open, and what keys and presses do to it. */
export function useHeaderSearch() {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { query, face: shown, found, error, apply, isAnswering } = useProductSearch(text);
  const { active, leaveLine, moveLine } = useActiveLine(countWays(found));
  const navigate = useNavigate();
  /** What the list shows, while it is open. */
  const face = open && shown !== 'closed' ? shown : undefined;
  const listed = face === 'results';

  const type = (value: string) => {
    setText(value);
    leaveLine();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    leaveLine();
  };
  /** The page of all that is found, or of what is in one category; the text stays for the next search. */
  const openPage = (within?: string) => {
    close();
    void navigate(paths.search(query, within));
  };
  const choose = (index: number) => {
    const product = found.products[index];
    if (!product) {
      openPage(found.categories[index - found.products.length]);
      return;
    }
    tell(query, product.id);
    type('');
    setOpen(false);
    void navigate(paths.product(product.slug));
  };
  /** Applies the text at once (R2.18); what is applied already is opened as a page (D52). */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAnswering) {
      openPage();
      return;
    }
    setOpen(true);
    apply();
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    moveLine(step);
  };
  const press = (event: KeyboardEvent) => {
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: face ? close : undefined,
      Enter: listed && active >= 0 ? () => choose(active) : undefined,
    };
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const state = { text, query, isOpen: open, listed, active, face, found, error };
  return { ...state, apply, type, choose, submit, press, setOpen };
}

export type HeaderSearchState = ReturnType<typeof useHeaderSearch>;
