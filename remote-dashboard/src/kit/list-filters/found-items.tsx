import { useState, type ReactNode } from 'react';
import { StateView, TextField, icons } from '@pasal/shared/ui';

interface FoundItemsProps<Item> {
  /** The label of the field. */
  label: string;
  items: readonly Item[];
  /** The texts an item is matched by. */
  wordsOf: (item: Item) => readonly string[];
  /** Shown if no item matches. */
  notFound: string;
  children: (found: readonly Item[]) => ReactNode;
}

/** A list filtered by typing. */
export function FoundItems<Item>(props: FoundItemsProps<Item>) {
  const { label, items, wordsOf, notFound, children } = props;
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = items.filter((item) =>
    wordsOf(item).some((words) => words.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <TextField
        label={label}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length === 0 && <StateView icon={icons.tag} title={notFound} />}
      {children(found)}
    </>
  );
}
