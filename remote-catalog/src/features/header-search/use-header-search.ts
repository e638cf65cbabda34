import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { countWays } from '../../model/found-ways';
import { reportSearch } from '../../search-report';
import { useActiveLine } from './use-active-line';
import { useProductSearch } from './use-product-search';

/** Holds the header search's text, opens and closes its list, and handles keys and presses. */
export function useHeaderSearch() {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { query, view: shown, found, error, apply, isAnswering } = useProductSearch(text);
  const { active, leaveLine, moveLine } = useActiveLine(countWays(found));
  const navigate = useNavigate();
  /** The view of the list, while it is open. */
  const view = open ? shown : undefined;
  const listed = view === 'results';

  const type = (value: string) => {
    setText(value);
    leaveLine();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    leaveLine();
  };
  /** Opens the page of all results, or of those in a category; the text stays for the next search. */
  const openPage = (within?: string) => {
    close();
    void navigate(paths.search(query, within));
  };
  const choose = (index: number) => {
    const product = found.products[index];
    if (!product) {
      openPage(found.categories[index - found.products.length]?.name);
      return;
    }
    reportSearch(query, product.id);
    type('');
    setOpen(false);
    void navigate(paths.product(product.slug));
  };
  /** Applies the text at once (R2.18); if it is applied already, opens the results page (D52). */
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
      Escape: view ? close : undefined,
      Enter: listed && active >= 0 ? () => choose(active) : undefined,
    };
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const state = { text, query, isOpen: open, listed, active, view, found, error };
  return { ...state, apply, type, choose, submit, press, setOpen };
}

export type HeaderSearchState = ReturnType<typeof useHeaderSearch>;
