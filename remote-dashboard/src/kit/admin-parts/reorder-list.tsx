import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon, IconButton, VisuallyHidden } from '@pasal/shared/ui';
import { messages } from './messages';
import * as s from './reorder-list.styles';

interface ReorderListProps<Item> {
  /** What is listed, for screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  /** The order is being saved. */
  busy: boolean;
  onOrder: (items: Item[]) => void;
  /** What else can be done with a thing: its buttons. */
  tools: (item: Item, index: number) => ReactNode;
  children: (item: Item, index: number) => ReactNode;
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_item, index) => index !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/**
 * A list people put into order: by dragging with a mouse, by its buttons with keyboard and touch.
 * The focus stays on the button of the thing that moves, and its new place is announced.
 */
export function ReorderList<Item>(props: ReorderListProps<Item>) {
  const { label, items, keyOf, nameOf, busy, onOrder, tools, children } = props;
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [announced, setAnnounced] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const held = useRef<string>(undefined);

  // The browser takes the focus from an element that moves; it is given back.
  useEffect(() => {
    const { current: id } = held;
    if (id === undefined || document.activeElement?.id === id) return;
    const isLost = document.activeElement === document.body;
    if (isLost) list.current?.querySelector<HTMLElement>(`[id="${id}"]`)?.focus();
  }, [items]);

  function move(from: number, to: number) {
    const item = items[from];
    if (busy || item === undefined || from === to || to < 0 || to >= items.length) return;
    setAnnounced(messages.moved(nameOf(item), to + 1, items.length));
    onOrder(moved(items, from, to));
  }

  function drop(to: number) {
    if (dragged !== undefined) move(dragged, to);
    setDragged(undefined);
    setOver(undefined);
  }

  const button = (item: Item, index: number, step: -1 | 1) => {
    const id = `move-${step}-${keyOf(item)}`;
    const isEnd = step < 0 ? index === 0 : index === items.length - 1;
    return (
      <IconButton
        id={id}
        label={step < 0 ? messages.moveUp(nameOf(item)) : messages.moveDown(nameOf(item))}
        // Not `disabled`: the focus would be lost at the end of the list.
        aria-disabled={isEnd || busy}
        onFocus={() => {
          held.current = id;
        }}
        onClick={() => move(index, index + step)}
      >
        <Icon name={step < 0 ? 'chevron-up' : 'chevron-down'} />
      </IconButton>
    );
  };

  return (
    <>
      <s.List ref={list} aria-label={label} aria-busy={busy} $busy={busy}>
        {items.map((item, index) => (
          <s.Row
            key={keyOf(item)}
            draggable={!busy}
            $dragged={dragged === index}
            $over={over === index && dragged !== index}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', nameOf(item));
              setDragged(index);
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(index);
            }}
            onDragEnd={() => {
              setDragged(undefined);
              setOver(undefined);
            }}
          >
            <s.Grip aria-hidden="true">
              <Icon name="grip" />
            </s.Grip>
            <s.Content>{children(item, index)}</s.Content>
            {tools(item, index)}
            <s.Moves>
              {button(item, index, -1)}
              {button(item, index, 1)}
            </s.Moves>
          </s.Row>
        ))}
      </s.List>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}
