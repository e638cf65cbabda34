import { useEffect, useId, useRef, useState } from 'react';
import { totalOf } from '@pasal/shared/domain';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead, selectCartCount, useShopSelector } from '@pasal/shared/shell';
import { ButtonLink, Container } from '@pasal/shared/ui';
import { CartLines } from '../../features/cart-lines/cart-lines';
import { ChangesNotice } from '../../features/cart-quote/changes-notice';
import { LimitNotice } from '../../features/cart-quote/limit-notice';
import { QuoteNotice } from '../../features/cart-quote/quote-notice';
import { NoticePlace } from '../../features/cart-quote/quote-notice.styles';
import { useCartQuote } from '../../features/cart-quote/use-cart-quote';
import { EmptyCart } from '../../features/empty-cart/empty-cart';
import { LineProblem } from '../../features/line-problem/line-problem';
import * as messages from '../../features/order-totals/messages';
import { OrderTotal, OrderTotals } from '../../features/order-totals/order-totals';
import {
  Aside,
  Bar,
  Columns,
  PageTitle,
} from '../../features/purchase-layout/purchase-layout.styles';
import { costsOf } from '../../model/delivery-costs';
import * as cartMessages from './messages';

export function CartPage() {
  const count = useShopSelector(selectCartCount);
  const { delivery, lines, bought, overLimit, checking, failed, retry } = useCartQuote();
  const costs = costsOf(totalOf(bought), delivery);
  const summary = useId();

  // The button that had the focus goes with its line; the heading says how many pieces are left.
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaves, setLeaves] = useState(0);
  const onLineGone = () => setLeaves((before) => before + 1);
  useEffect(() => {
    if (leaves > 0) heading.current?.focus();
  }, [leaves]);

  return (
    <Container>
      <PageHead title={cartMessages.cartPageTitle} />
      <PageTitle ref={heading} tabIndex={-1}>
        {cartMessages.cartTitle(count)}
      </PageTitle>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <NoticePlace>
            {checking || failed ? (
              <QuoteNotice checking={checking} failed={failed} onRetry={retry} />
            ) : (
              <ChangesNotice lines={lines} onAccepted={onLineGone} />
            )}
          </NoticePlace>
          <LimitNotice most={overLimit} />
          <Columns>
            <CartLines
              lines={lines}
              problemOf={(line) => <LineProblem line={line} onAccepted={onLineGone} />}
              onRemoved={onLineGone}
            />
            <Aside aria-labelledby={summary}>
              <h2 id={summary}>{messages.orderSummary}</h2>
              <OrderTotals costs={costs} />
              <Bar>
                <OrderTotal amount={costs.total} />
                {bought.length > 0 ? (
                  <ButtonLink to={paths.checkout()} $wide>
                    {cartMessages.proceedToCheckout}
                  </ButtonLink>
                ) : (
                  <p>{cartMessages.nothingToBuy}</p>
                )}
              </Bar>
            </Aside>
          </Columns>
        </>
      )}
    </Container>
  );
}
