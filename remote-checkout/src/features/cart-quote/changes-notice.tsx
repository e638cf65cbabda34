import { acceptCartLine, useShopDispatch } from '@pasal/shared/shell';
import { Button } from '@pasal/shared/ui';
import type { CheckedLine } from '../../model/checked-line';
import * as messages from './messages';
import { Changes } from './quote-notice.styles';

interface ChangesNoticeProps {
  lines: readonly CheckedLine[];
  /** All of them are taken over; what cannot be bought is gone. */
  onAccepted: () => void;
}

/** Counts what changed since the shopper put it into the cart, and takes all of it over with one press. */
export function ChangesNotice({ lines, onAccepted }: ChangesNoticeProps) {
  const dispatch = useShopDispatch();
  const changes = lines.flatMap(({ problem }) => problem ?? []);
  if (changes.length === 0) return null;
  return (
    <Changes role="status">
      <p>{messages.changed(changes.length)}</p>
      <Button
        variant="quiet"
        onClick={() => {
          for (const { accepted } of changes) dispatch(acceptCartLine(accepted));
          onAccepted();
        }}
      >
        {messages.acceptAll}
      </Button>
    </Changes>
  );
}
