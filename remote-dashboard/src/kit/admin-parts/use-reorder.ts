import { useState, type DragEvent } from 'react';
import * as messages from './messages';

interface Order<Item> {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  busy: boolean;
  onOrder: (items: Item[]) => void;
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_item, index) => index !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Moves items in a list, by buttons or dragging, and announces their new positions. */
export function useReorder<Item>({ items, nameOf, busy, onOrder }: Order<Item>) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [announced, setAnnounced] = useState('');

  function move(from: number, to: number) {
    const item = items[from];
    if (busy || item === undefined || from === to || to < 0 || to >= items.length) return;
    setAnnounced(messages.moved(nameOf(item), to + 1, items.length));
    onOrder(moved(items, from, to));
  }

  function letGo() {
    setDragged(undefined);
    setOver(undefined);
  }

  /** Returns the props that make the row at `index` draggable and a drop target. */
  const dragOf = (item: Item, index: number) => ({
    draggable: !busy,
    $dragged: dragged === index,
    $over: over === index && dragged !== index,
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', nameOf(item));
      setDragged(index);
    },
    onDragOver(event: DragEvent) {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      if (dragged !== undefined) move(dragged, index);
      letGo();
    },
    onDragEnd: letGo,
  });

  return { move, dragOf, announced };
}
