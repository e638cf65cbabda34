import type { ReactNode } from 'react';
import { formatRupees, goodsKey, totalOf } from '@pasal/shared/domain';
import { ProductPicture } from '@pasal/shared/ui';
import type { CheckedLine } from '../../model/checked-line';
import * as messages from './messages';
import { Line, List } from './order-review.styles';

interface OrderReviewProps {
  lines: readonly CheckedLine[];
  /** Renders a line's problem. */
  problemOf: (line: CheckedLine) => ReactNode;
}

function ReviewLine({ line, children }: { line: CheckedLine; children: ReactNode }) {
  const { item, isLeftOut } = line;
  const amount = formatRupees(totalOf([item]));
  return (
    <Line>
      <ProductPicture images={item.images} alt="" sizes="56px" largest={320} />
      <p>
        {item.title} <span>{messages.quantityTimes(item.quantity)}</span>
      </p>
      <b>{isLeftOut ? <s>{amount}</s> : amount}</b>
      {children && <div>{children}</div>}
    </Line>
  );
}

/** The lines about to be ordered, briefly. */
export function OrderReview({ lines, problemOf }: OrderReviewProps) {
  return (
    <List aria-label={messages.orderLines}>
      {lines.map((line) => (
        <ReviewLine key={goodsKey(line.item.id, line.item.variant_id)} line={line}>
          {line.problem && problemOf(line)}
        </ReviewLine>
      ))}
    </List>
  );
}
