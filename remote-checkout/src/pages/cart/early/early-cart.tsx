import { writeDigits } from '@pasal/shared/domain';
import { PageHead } from '@pasal/shared/shell';
import { List } from '../../../features/cart-lines/cart-lines.styles';
import { LineView } from '../../../features/cart-lines/line-view';
import type { LineWords } from '../../../features/cart-lines/line-words';
import * as lineMessages from '../../../features/cart-lines/messages';
import { QuoteNotice } from '../../../features/cart-quote/quote-notice';
import { EmptyCart } from '../../../features/empty-cart/empty-cart';
import * as totalMessages from '../../../features/order-totals/messages';
import { PartsOfTotal, Total } from '../../../features/order-totals/order-totals';
import { SendCartView } from '../../../features/send-cart/send-cart-view';
import { CartColumns, CartFrame } from '../cart-view';
import { cartPageTitle } from '../messages';
import { ProceedLink } from '../proceed-link';
import { markOf } from './fill-words';

const WORDS: LineWords = {
  title: markOf('title'),
  brand: markOf('brand'),
  product: `/${markOf('product')}`,
  picture: markOf('picture'),
  quantity: markOf('quantity'),
  amount: markOf('amount'),
  each: markOf('each'),
};

const nothing = () => undefined;

/**
 * The templates for `showCart`, used before the page's scripts are loaded: an empty cart, one with lines, and a line
 * with and without a picture.
 */
export function EarlyCart() {
  return (
    <>
      <PageHead title={cartPageTitle} />
      <template>
        <CartFrame count={writeDigits(0)}>
          <EmptyCart />
        </CartFrame>
      </template>
      <template>
        <CartFrame count={markOf('count')}>
          <CartColumns
            notice={<QuoteNotice checking failed={false} onRetry={nothing} />}
            lines={
              <List aria-label={lineMessages.cartLines}>
                <template>
                  <LineView words={WORDS} />
                </template>
                <template>
                  <LineView words={{ ...WORDS, picture: null }} />
                </template>
              </List>
            }
            send={<SendCartView />}
            totals={<PartsOfTotal goods={markOf('goods')} charge={totalMessages.unknown} />}
            total={<Total sum={markOf('goods')} />}
            next={<ProceedLink />}
          />
        </CartFrame>
      </template>
    </>
  );
}
