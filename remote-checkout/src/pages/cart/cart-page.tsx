import { useEffect, useRef, useState } from 'react';
import { totalOf, writeDigits } from '@pasal/shared/domain';
import { useSearchParams } from '@pasal/shared/routing';
import { PageHead, selectCartCount, useShopSelector } from '@pasal/shared/shell';
import { CartLines } from '../../features/cart-lines/cart-lines';
import { ChangesNotice } from '../../features/cart-quote/changes-notice';
import { LimitNotice } from '../../features/cart-quote/limit-notice';
import { QuoteNotice } from '../../features/cart-quote/quote-notice';
import { useCartQuote } from '../../features/cart-quote/use-cart-quote';
import { EmptyCart } from '../../features/empty-cart/empty-cart';
import { LineProblem } from '../../features/line-problem/line-problem';
import { OrderTotal, OrderTotals } from '../../features/order-totals/order-totals';
import { SendCart } from '../../features/send-cart/send-cart';
import { costsOf } from '../../model/delivery-costs';
import { linesToSend } from '../../model/lines-to-send';
import { CODE } from '../../paths';
import { CartColumns, CartFrame } from './cart-view';
import * as messages from './messages';
import { ProceedLink } from './proceed-link';
import { SentCartLater } from './sent/sent-cart-later';

export function CartPage() {
  const count = useShopSelector(selectCartCount);
  const { delivery, lines, bought, overLimit, checking, failed, retry } = useCartQuote();
  const [search] = useSearchParams();
  const isSent = search.has(CODE);
  const costs = costsOf(totalOf(bought), delivery);

  // The focused button disappears with its line; the heading has the number of remaining pieces.
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaves, setLeaves] = useState(0);
  const onLineGone = () => setLeaves((before) => before + 1);
  useEffect(() => {
    if (leaves > 0) heading.current?.focus();
  }, [leaves]);

  return (
    <>
      <PageHead title={messages.cartPageTitle} />
      <CartFrame count={writeDigits(count)} heading={heading}>
        <SentCartLater isAsked={isSent} onPut={onLineGone} />
        {lines.length === 0 ? (
          !isSent && <EmptyCart />
        ) : (
          <CartColumns
            notice={
              checking || failed ? (
                <QuoteNotice checking={checking} failed={failed} onRetry={retry} />
              ) : (
                <ChangesNotice lines={lines} onAccepted={onLineGone} />
              )
            }
            limit={<LimitNotice most={overLimit} />}
            lines={
              <CartLines
                lines={lines}
                problemOf={(line) => <LineProblem line={line} onAccepted={onLineGone} />}
                onRemoved={onLineGone}
              />
            }
            send={bought.length > 0 && <SendCart lines={linesToSend(bought)} />}
            totals={<OrderTotals costs={costs} />}
            total={<OrderTotal amount={costs.total} />}
            next={bought.length > 0 ? <ProceedLink /> : <p>{messages.nothingToBuy}</p>}
          />
        )}
      </CartFrame>
    </>
  );
}
