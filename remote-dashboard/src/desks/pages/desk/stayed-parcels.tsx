import { Button } from '@pasal/shared/ui';
import { keyOf } from '../../model/desks';
import { StayedList } from './desk-page.styles';
import * as messages from './messages';
import type { Stayed } from './use-work';

interface StayedParcelsProps {
  stayed: readonly Stayed[];
  onHide: () => void;
}

/** The parcels that stayed as they were, each with why. */
export function StayedParcels({ stayed, onHide }: StayedParcelsProps) {
  if (stayed.length === 0) return null;
  return (
    <StayedList role="alert">
      <p>{messages.stayed(stayed.length)}</p>
      <ul>
        {stayed.map(({ parcel, problem }) => (
          <li key={keyOf(parcel)}>
            <b>{parcel.order_number}</b>: {problem}
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onHide}>
        {messages.hide}
      </Button>
    </StayedList>
  );
}
