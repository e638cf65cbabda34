import { Button } from '@pasal/shared/ui';
import * as messages from './messages';
import { Early, Place } from './place-button.styles';

interface PlaceButtonProps {
  /** Rupees. */
  total: number;
  busy: boolean;
  /** The terms are accepted: disabled until then (R4.14). */
  agreed: boolean;
  /** Called when pressed before that. */
  onEarly: () => void;
}

/** Submits the form. A disabled button gets no clicks, so another one covers it until the terms are accepted. */
export function PlaceButton({ total, busy, agreed, onEarly }: PlaceButtonProps) {
  return (
    <Place>
      <Button type="submit" wide busy={busy} disabled={!agreed}>
        {messages.placeOrderLabel(total)}
      </Button>
      {/* For pointers only: keyboard and screen reader users reach the terms box just before. */}
      {!agreed && <Early type="button" tabIndex={-1} aria-hidden="true" onClick={onEarly} />}
    </Place>
  );
}
