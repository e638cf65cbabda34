import * as messages from './messages';
import { Failed } from './quote-notice.styles';

/** Shown while the cart exceeds the order limit; the shopper decides which pieces to remove. */
export function LimitNotice({ most }: { most: number | null }) {
  if (most === null) return null;
  return (
    <Failed role="alert">
      <p>{messages.tooManyPieces(most)}</p>
    </Failed>
  );
}
