import { Button } from '@pasal/shared/ui';
import type { DraftField } from '../../model/product-draft';
import { labelOf } from './label-of';
import * as messages from './messages';
import { Notice } from './product-form.styles';

interface ChangedNoticeProps {
  /** Fields changed on both sides. */
  both: readonly DraftField[];
  onTakeTheirs: () => void;
}

/** Concurrent edits of a product (D23): nothing is lost, and the next step is explained. */
export function ChangedNotice({ both, onTakeTheirs }: ChangedNoticeProps) {
  return (
    <Notice role="alert">
      <strong>{messages.changedTitle}</strong>
      <p>{messages.merged}</p>
      {both.length > 0 && <p>{messages.bothChanged(both.map(labelOf).join(', '))}</p>}
      <Button variant="secondary" onClick={onTakeTheirs}>
        {messages.takeTheirs}
      </Button>
    </Notice>
  );
}
