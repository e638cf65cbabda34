import type { ReactNode } from 'react';
import { formatRupees, totalOf } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { Icon, IconButton, ProductPicture, icons } from '@pasal/shared/ui';
import type { CheckedLine } from '../../model/checked-line';
import * as messages from './messages';
import { QuantityControl } from './quantity-control';
import { Controls, Line, Picture, Prices, Problem, Words } from './cart-lines.styles';

interface CartLineProps {
  line: CheckedLine;
  onRemove: () => void;
  /** The problem of the line, with a way to accept it. */
  problem: ReactNode;
}

export function CartLine({ line, onRemove, problem }: CartLineProps) {
  const { item, limit, isLeftOut } = line;
  const amount = formatRupees(totalOf([item]));
  const product = paths.product(item.slug, item.variant_id);
  return (
    <Line>
      {/* The title beside it is the same link; one stop of the keyboard is enough. */}
      <Picture as={Link} to={product} tabIndex={-1} aria-hidden="true">
        <ProductPicture images={item.images} alt="" sizes="96px" largest={320} />
      </Picture>
      <Words>
        <Link to={product}>{item.title}</Link>
        <p>{item.brand}</p>
      </Words>
      <Controls>
        <QuantityControl item={item} limit={limit} />
        <IconButton label={messages.removeOf(item.title)} onClick={onRemove}>
          <Icon shape={icons.trash} />
        </IconButton>
      </Controls>
      <Prices>
        <b>{isLeftOut ? <s>{amount}</s> : amount}</b>
        {item.quantity > 1 && <span>{messages.perUnit(formatRupees(item.price))}</span>}
      </Prices>
      {problem && <Problem>{problem}</Problem>}
    </Line>
  );
}
