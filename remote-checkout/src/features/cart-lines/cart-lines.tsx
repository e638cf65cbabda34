import { useState, type ReactNode } from 'react';
import { goodsKey, type CartItem } from '@pasal/shared/domain';
import { removeFromCart, useShopDispatch } from '@pasal/shared/shell';
import { ConfirmDialog } from '@pasal/shared/ui';
import type { CheckedLine } from '../../model/checked-line';
import { CartLine } from './cart-line';
import * as messages from './messages';
import { List } from './cart-lines.styles';

interface CartLinesProps {
  lines: readonly CheckedLine[];
  /** Renders a line's problem. */
  problemOf: (line: CheckedLine) => ReactNode;
  /** A line was removed, and the focus with it. */
  onRemoved: () => void;
}

export function CartLines({ lines, problemOf, onRemoved }: CartLinesProps) {
  const dispatch = useShopDispatch();
  const [leaving, setLeaving] = useState<CartItem | null>(null);
  return (
    <>
      <List aria-label={messages.cartLines}>
        {lines.map((line) => (
          <CartLine
            key={goodsKey(line.item.id, line.item.variant_id)}
            line={line}
            problem={line.problem && problemOf(line)}
            onRemove={() => setLeaving(line.item)}
          />
        ))}
      </List>
      <ConfirmDialog
        open={leaving !== null}
        title={messages.deleteTitle(leaving?.title ?? '')}
        text={messages.deleteText}
        confirmLabel={messages.deleteLabel}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) dispatch(removeFromCart(leaving));
          setLeaving(null);
          onRemoved();
        }}
      />
    </>
  );
}
