import * as messages from './messages';
import { Failed } from './quote-notice.styles';

/** Said while the cart holds more pieces than one order may have; which to leave out is the shopper's to say. */
export function LimitNotice({ most }: { most: number | null }) {
  if (most === null) return null;
  return (
    <Failed role="alert">
      <p>{messages.tooManyPieces(most)}</p>
    </Failed>
  );
}
