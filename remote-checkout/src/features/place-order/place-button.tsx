import { Button } from '@pasal/shared/ui';
import * as messages from './messages';
import { Early, Place } from './place-button.styles';

interface PlaceButtonProps {
  /** Rupees. */
  total: number;
  busy: boolean;
  /** The terms are ticked: disabled until then (R4.14). */
  agreed: boolean;
  /** It was pressed before that. */
  onEarly: () => void;
}

/** Sends the form. A disabled button hears no press, so another one lies over it until the terms are ticked. */
export function PlaceButton({ total, busy, agreed, onEarly }: PlaceButtonProps) {
  return (
    <Place>
      <Button type="submit" wide busy={busy} disabled={!agreed}>
        {messages.placeOrderLabel(total)}
      </Button>
      {/* For fingers and mice: by keyboard and in words the box of the terms comes just before. */}
      {!agreed && <Early type="button" tabIndex={-1} aria-hidden="true" onClick={onEarly} />}
    </Place>
  );
}
