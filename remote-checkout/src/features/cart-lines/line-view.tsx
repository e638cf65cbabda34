import type { ReactNode } from 'react';
import { Link } from '@pasal/shared/routing';
import { Icon, IconButton, ProductPicture, icons } from '@pasal/shared/ui';
import { Controls, Line, Picture, Prices, Problem, Words } from './cart-lines.styles';
import type { LineWords } from './line-words';
import * as messages from './messages';
import { QuantityControl, type QuantityControlProps } from './quantity-control';

interface LineViewProps extends Omit<QuantityControlProps, 'title' | 'quantity'> {
  words: LineWords;
  /** It cannot be bought: its amount is struck through. */
  isLeftOut?: boolean;
  onRemove?: () => void;
  /** The problem of the line, with a way to accept it. */
  problem?: ReactNode;
}

/** A line of the cart as it looks, in the page and in what stands there before the page's scripts do. */
export function LineView({
  words,
  isLeftOut = false,
  onRemove,
  problem,
  ...quantity
}: LineViewProps) {
  const { title, product, picture, amount, each } = words;
  return (
    <Line>
      {/* The title beside it is the same link; one stop of the keyboard is enough. */}
      <Picture as={Link} to={product} tabIndex={-1} aria-hidden="true">
        <ProductPicture
          images={picture === null ? [] : [picture]}
          alt=""
          sizes="96px"
          largest={320}
        />
      </Picture>
      <Words>
        <Link to={product}>{title}</Link>
        <p>{words.brand}</p>
      </Words>
      <Controls>
        <QuantityControl title={title} quantity={words.quantity} {...quantity} />
        <IconButton label={messages.removeOf(title)} onClick={onRemove}>
          <Icon shape={icons.trash} />
        </IconButton>
      </Controls>
      <Prices>
        <b>{isLeftOut ? <s>{amount}</s> : amount}</b>
        {each !== null && <span>{each}</span>}
      </Prices>
      {problem && <Problem>{problem}</Problem>}
    </Line>
  );
}
