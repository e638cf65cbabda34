import type { ReactNode } from 'react';
import { decrementQuantity, incrementQuantity, useShopDispatch } from '@pasal/shared/shell';
import type { CheckedLine } from '../../model/checked-line';
import { LineView } from './line-view';
import { lineWordsOf } from './line-words';

interface CartLineProps {
  line: CheckedLine;
  onRemove: () => void;
  /** The line's problem, with a button to accept it. */
  problem: ReactNode;
}

/** An interactive line. Decrease is disabled at 1: removing asks in a dialog (D13). */
export function CartLine({ line, onRemove, problem }: CartLineProps) {
  const dispatch = useShopDispatch();
  const { item, limit, isLeftOut } = line;
  return (
    <LineView
      words={lineWordsOf(item)}
      isLeast={item.quantity <= 1}
      isMost={item.quantity >= limit}
      isLeftOut={isLeftOut}
      onDecrease={() => dispatch(decrementQuantity(item))}
      onIncrease={() => dispatch(incrementQuantity(item))}
      onRemove={onRemove}
      problem={problem}
    />
  );
}
