import { useId, type ReactNode, type Ref } from 'react';
import { Container } from '@pasal/shared/ui';
import { NoticePlace } from '../../features/cart-quote/quote-notice.styles';
import * as messages from '../../features/order-totals/messages';
import {
  Aside,
  Bar,
  Columns,
  PageTitle,
} from '../../features/purchase-layout/purchase-layout.styles';
import { cartTitle } from './messages';

interface CartFrameProps {
  /** Pieces in the cart. */
  count: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The page around the cart's content or its empty state. */
export function CartFrame({ count, heading, children }: CartFrameProps) {
  return (
    <Container>
      <PageTitle ref={heading} tabIndex={-1}>
        {cartTitle(count)}
      </PageTitle>
      {children}
    </Container>
  );
}

interface CartColumnsProps {
  notice: ReactNode;
  limit?: ReactNode;
  lines: ReactNode;
  /** The action to send the cart to someone. */
  send: ReactNode;
  totals: ReactNode;
  total: ReactNode;
  /** The next action. */
  next: ReactNode;
}

/** The lines of a cart next to their totals. */
export function CartColumns({ notice, limit, lines, send, totals, total, next }: CartColumnsProps) {
  const summary = useId();
  return (
    <>
      <NoticePlace>{notice}</NoticePlace>
      {limit}
      <Columns>
        <div>
          {lines}
          {send}
        </div>
        <Aside aria-labelledby={summary}>
          <h2 id={summary}>{messages.orderSummary}</h2>
          {totals}
          <Bar>
            {total}
            {next}
          </Bar>
        </Aside>
      </Columns>
    </>
  );
}
