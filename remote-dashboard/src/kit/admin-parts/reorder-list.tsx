import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, VisuallyHidden, icons } from '@pasal/shared/ui';
import { MoveButton } from './move-button';
import * as s from './reorder-list.styles';
import { useReorder } from './use-reorder';

interface ReorderListProps<Item> {
  /** The name of the list, for screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  /** The order is being saved. */
  busy: boolean;
  onOrder: (items: Item[]) => void;
  /** False if a row has input fields: a mouse there selects text. */
  drag?: boolean;
  /** Further buttons of an item. */
  tools: (item: Item, index: number) => ReactNode;
  children: (item: Item, index: number) => ReactNode;
}

const AT_REST = { $over: false, $dragged: false };

/**
 * A reorderable list: by dragging with a mouse, by buttons with keyboard and touch. The focus stays on the moved
 * item's button, and its new position is announced.
 */
export function ReorderList<Item>(props: ReorderListProps<Item>) {
  const { label, items, keyOf, nameOf, busy, onOrder, drag = true, tools, children } = props;
  const { move, dragOf, announced } = useReorder({ items, nameOf, busy, onOrder });
  const list = useRef<HTMLOListElement>(null);
  const held = useRef<string>(undefined);

  // Browsers drop the focus of a moved element; it is restored.
  useEffect(() => {
    const { current: id } = held;
    if (id === undefined || document.activeElement?.id === id) return;
    const isLost = document.activeElement === document.body;
    if (isLost) list.current?.querySelector<HTMLElement>(`[id="${id}"]`)?.focus();
  }, [items]);

  const button = (item: Item, index: number, step: -1 | 1) => {
    const id = `move-${step}-${keyOf(item)}`;
    const isEnd = step < 0 ? index === 0 : index === items.length - 1;
    return (
      <MoveButton
        id={id}
        name={nameOf(item)}
        step={step}
        idle={isEnd || busy}
        onFocus={() => {
          held.current = id;
        }}
        onPress={() => move(index, index + step)}
      />
    );
  };

  return (
    <>
      <s.List ref={list} aria-label={label} aria-busy={busy} $busy={busy}>
        {items.map((item, index) => (
          <s.Row key={keyOf(item)} $hasFields={!drag} {...(drag ? dragOf(item, index) : AT_REST)}>
            {drag && (
              <s.Grip aria-hidden="true">
                <Icon shape={icons.grip} />
              </s.Grip>
            )}
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
