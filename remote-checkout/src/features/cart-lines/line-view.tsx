import type { ReactNode } from 'react';
import { Link } from '@pasal/shared/routing';
import { Icon, IconButton, ProductPicture, icons } from '@pasal/shared/ui';
import { Controls, Line, Picture, Prices, Problem, Words } from './cart-lines.styles';
import type { LineWords } from './line-words';
import * as messages from './messages';
import { QuantityControl, type QuantityControlProps } from './quantity-control';

interface LineViewProps extends Omit<QuantityControlProps, 'title' | 'quantity'> {
  words: LineWords;
  /** Unavailable: its amount is struck through. */
  isLeftOut?: boolean;
  onRemove?: () => void;
  /** The line's problem, with a button to accept it. */
  problem?: ReactNode;
}

/** The markup of a cart line, shared by the page and its server-rendered early version. */
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
      {/* The adjacent title is the same link; one tab stop is enough. */}
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
