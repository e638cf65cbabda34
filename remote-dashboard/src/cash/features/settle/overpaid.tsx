import type { OwedParcel } from '@pasal/shared/contracts';
import { formatRupees } from '@pasal/shared/domain';
import { Button } from '@pasal/shared/ui';
import * as messages from './messages';

interface OverpaidProps {
  parcels: readonly OwedParcel[];
  onEven: (parcel: OwedParcel) => void;
}

/** Parcels of which the shop owes the courier: their money was handed in, and then they never were delivered. */
export function Overpaid({ parcels, onEven }: OverpaidProps) {
  if (parcels.length === 0) return null;
  return (
    <div>
      <h3>{messages.overpaid}</h3>
      <ul>
        {parcels.map((parcel) => {
          const { order_number, number, consignment, owed } = parcel;
          const ref = `${order_number}/${number}`;
          return (
            <li key={ref}>
              {[consignment, ref].filter(Boolean).join(' · ')}: {formatRupees(-owed)}{' '}
              <Button
                variant="quiet"
                aria-label={messages.even(ref)}
                onClick={() => onEven(parcel)}
              >
                {messages.evenTitle}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
