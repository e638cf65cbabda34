import { useState, type FormEvent, type KeyboardEvent } from 'react';
import type { CardProduct } from '@pasal/shared/contracts';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { useProductSearch } from './use-product-search';

/** What stands in the header's search, whether its list is open, and what keys and presses do to it. */
export function useHeaderSearch() {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { face: found, results, error, apply } = useProductSearch(text);
  const navigate = useNavigate();
  /** What the list shows, while it is open. */
  const face = open && found !== 'closed' ? found : undefined;
  const listed = face === 'results';

  const type = (value: string) => {
    setText(value);
    setActive(-1);
    setOpen(true);
  };
  const choose = ({ slug }: CardProduct) => {
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
      Escape: face ? close : undefined,
      Enter: product && (() => choose(product)),
    };
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const [enter, leave] = [() => setOpen(true), () => setOpen(false)];
  const answer = { face, results, error, apply };
  return { ...answer, text, listed, active, type, choose, submit, press, enter, leave };
}
