import type { CardProduct } from '@pasal/shared/contracts';
import type { WishedProduct } from '@pasal/shared/domain';
import * as messages from './messages';
import { WishLine } from './wish-line';
import * as s from './wish-lines.styles';

interface WishLinesProps {
  lines: readonly { wish: WishedProduct; product: CardProduct | null | undefined }[];
  onRemoved: () => void;
}

export function WishLines({ lines, onRemoved }: WishLinesProps) {
  return (
    <s.Lines aria-label={messages.products}>
      {lines.map(({ wish, product }) => (
        <WishLine key={wish.id} wish={wish} product={product} onRemoved={onRemoved} />
      ))}
    </s.Lines>
  );
}
