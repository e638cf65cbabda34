import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Price } from '@pasal/shared/ui';
import type { Goods } from '../../model/goods';
import { Bar } from './buy-bar.styles';
import { BuyButton } from './buy-button';

export interface BuyBarProps {
  product: Goods;
  /** The name of the variant that is chosen, if there is one. */
  variant: string | undefined;
  /** Where the button itself is. */
  actions: RefObject<HTMLElement | null>;
}

/** On phones and tablets: price and button at the window's foot; fixed, so nothing moves when it comes. */
export function BuyBar({ product, variant, actions }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // The focus goes on in the button that takes over; a layout effect, for the bar is still in the page then.
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
