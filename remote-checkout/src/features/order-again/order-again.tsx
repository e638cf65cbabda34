import type { OrderItem } from '@pasal/shared/contracts';
import { paths } from '@pasal/shared/routing/paths';
import { Button, ButtonLink, Icon, icons } from '@pasal/shared/ui';
import type { LineAgain } from '../../model/order-again';
import * as messages from './messages';
import { Words } from './order-again.styles';
import { useOrderAgain } from './use-order-again';

/** The number of pieces put into the cart, and the differences from the order. */
function Said({ lines }: { lines: readonly LineAgain[] }) {
  const added = lines.reduce((sum, line) => sum + line.added, 0);
  const notes = lines.flatMap(messages.notesOf);
  return (
    <Words $tone={notes.length > 0 ? 'warning' : 'success'}>
      <p>{messages.summary(added)}</p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {added > 0 && <ButtonLink to={paths.cart()}>{messages.goToCart}</ButtonLink>}
    </Words>
  );
}

/** The button that puts an order into the cart once more, and what came of it. */
export function OrderAgain({ items }: { items: readonly OrderItem[] }) {
  const { again, busy, lines, problem } = useOrderAgain(items);
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={() => void again()}>
        <Icon shape={icons.cart} />
        {messages.orderAgain}
      </Button>
      <div aria-live="polite">
        {lines && <Said lines={lines} />}
        {problem !== null && (
          <Words $tone="warning">
            <p>{problem}</p>
          </Words>
        )}
      </div>
    </>
  );
}
