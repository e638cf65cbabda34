import type { ReactNode } from 'react';
import { formatRupees, goodsKey, totalOf } from '@pasal/shared/domain';
import { ProductPicture } from '@pasal/shared/ui';
import type { CheckedLine } from '../../model/checked-line';
import * as messages from './messages';
import { Line, List } from './order-review.styles';

interface OrderReviewProps {
  lines: readonly CheckedLine[];
  /** How a line's problem is shown. */
  problemOf: (line: CheckedLine) => ReactNode;
}

/** The lines about to be ordered, briefly. */
export function OrderReview({ lines, problemOf }: OrderReviewProps) {
  return (
    <List aria-label={messages.orderLines}>
      {lines.map((line) => (
        <Line key={goodsKey(line.item.id, line.item.variant_id)}>
          <ProductPicture images={line.item.images} alt="" sizes="56px" />
          <p>
            {line.item.title} <span>{messages.quantityTimes(line.item.quantity)}</span>
          </p>
          <b>{formatRupees(totalOf([line.item]))}</b>
          {line.problem && <div>{problemOf(line)}</div>}
        </Line>
      ))}
    </List>
  );
}
