import { useId, useRef } from 'react';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { selectQuantityOf, useShopSelector } from '@pasal/shared/shell';
import type { Goods } from '../../model/goods';
import { useOrderLimit } from '../product-card/use-order-limit';
import { BuyBarLater } from './buy-bar-later';
import { BuyButton } from './buy-button';
import * as s from './buy-box.styles';
import * as messages from './messages';
import { QuantityControl } from './quantity-control';

interface BuyActionsProps {
  product: Goods;
  /** The name of the selected variant, if any. */
  variant: string | undefined;
}

/** Quantity and button, with the reason if one is disabled, and the sticky bar (D88). */
export function BuyActions({ product, variant }: BuyActionsProps) {
  const { reason } = useOrderLimit(product);
  const inCart = useShopSelector(selectQuantityOf(product)) > 0;
  const actions = useRef<HTMLDivElement>(null);
  const none = useId();
  const inStock = product.in_stock > 0;
  return (
    <>
      <s.Actions ref={actions} data-foot="">
        <QuantityControl product={product} />
        <BuyButton product={product} describedBy={inStock ? undefined : none} />
      </s.Actions>
      {inStock ? (
        <>
          <s.Note role="status">{reason}</s.Note>
          <BuyBarLater product={product} variant={variant} actions={actions} />
        </>
      ) : (
        <s.SoldOut id={none}>
          {inCart ? messages.soldOutInCart : messages.soldOut}{' '}
          {inCart && <Link to={paths.cart()}>{messages.seeCart}</Link>}
        </s.SoldOut>
      )}
    </>
  );
}
