import type { OrderItem } from '@pasal/shared/contracts';
import { paths } from '@pasal/shared/routing/paths';
import { Button, ButtonLink, Icon, icons } from '@pasal/shared/ui';
import { AddedLines } from '../added-lines/added-lines';
import { Words } from '../added-lines/added-lines.styles';
import * as messages from './messages';
import { useOrderAgain } from './use-order-again';

/** The button that adds an order to the cart again, and the result. */
export function OrderAgain({ items }: { items: readonly OrderItem[] }) {
  const { again, busy, lines, problem } = useOrderAgain(items);
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={() => void again()}>
        <Icon shape={icons.cart} />
        {messages.orderAgain}
      </Button>
      <div aria-live="polite">
        {lines && (
          <AddedLines
            lines={lines}
            none={messages.none}
            next={<ButtonLink to={paths.cart()}>{messages.goToCart}</ButtonLink>}
          />
        )}
        {problem !== null && (
          <Words $tone="warning">
            <p>{problem}</p>
          </Words>
        )}
      </div>
    </>
  );
}
