import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Price } from '@pasal/shared/ui';
import type { Goods } from '../../model/goods';
import { Bar } from './buy-bar.styles';
import { BuyButton } from './buy-button';

export interface BuyBarProps {
  product: Goods;
  /** The name of the selected variant, if any. */
  variant: string | undefined;
  /** The container of the button itself. */
  actions: RefObject<HTMLElement | null>;
}

/** On phones and tablets: price and button at the bottom of the viewport; fixed, so nothing moves when it appears. */
export function BuyBar({ product, variant, actions }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // Moves the focus to the button that replaces it; a layout effect, because the bar is still in the page then.
  useLayoutEffect(() => {
    const [own, place] = [bar.current, actions.current];
    return () => {
      if (own?.contains(document.activeElement))
        place?.querySelector<HTMLElement>(':scope > button')?.focus({ preventScroll: true });
    };
  }, [actions]);
  return (
    <Bar ref={bar} data-foot="bar" role="group" aria-label={product.title}>
      <div>
        {variant === undefined ? (
          <Price price={product.price} original={product.original_price} />
        ) : (
          <>
            <Price price={product.price} />
            <small>{variant}</small>
          </>
        )}
      </div>
      <BuyButton product={product} />
    </Bar>
  );
}
