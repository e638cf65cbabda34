import { useId } from 'react';
import type { ReadyRemark } from '@pasal/shared/contracts';
import { useReadyRemarksQuery } from '../../orders-api';
import * as messages from './messages';
import * as s from './order-status.styles';

interface ReadyRemarksProps {
  /** The remarks as they are typed. */
  typed: string;
  onChoose: (ready: ReadyRemark) => void;
}

/** What staff write most, one press each; nothing while they load or when the shop has none. */
export function ReadyRemarks({ typed, onChoose }: ReadyRemarksProps) {
  const { data } = useReadyRemarksQuery();
  const heading = useId();
  const remarks = data?.settings.remarks ?? [];
  if (remarks.length === 0) return null;
  return (
    <s.Ready role="group" aria-labelledby={heading}>
      <span id={heading}>{messages.ready}</span>
      <div>
        {remarks.map((ready) => (
          <s.Chip
            key={ready.remark}
            type="button"
            aria-pressed={typed === ready.remark}
            onClick={() => onChoose(ready)}
          >
            {ready.remark}
          </s.Chip>
        ))}
      </div>
    </s.Ready>
  );
}
