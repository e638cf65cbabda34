import { acceptCartLine, useShopDispatch } from '@pasal/shared/shell';
import { Button } from '@pasal/shared/ui';
import type { CheckedLine } from '../../model/checked-line';
import * as messages from './messages';
import { Changes } from './quote-notice.styles';

interface ChangesNoticeProps {
  lines: readonly CheckedLine[];
  /** All are applied; unavailable lines are removed. */
  onAccepted: () => void;
}

/** Counts the changes since the shopper added the lines, with a button to accept all. */
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
