import { Choice } from '@pasal/shared/dashboard';
import { useCouriersQuery } from '../../../couriers/couriers-api';
import * as messages from './messages';

interface CourierChoiceProps {
  /** The id as a text; empty for none. */
  value: string;
  /** What stands where none is chosen. */
  none: string;
  required?: boolean;
  error?: string | undefined;
  onChoose: (id: string) => void;
}

/** Who brings a parcel: couriers that are switched on, and the one it has. */
export function CourierChoice({
  value,
  none,
  required = false,
  error,
  onChoose,
}: CourierChoiceProps) {
  const { currentData } = useCouriersQuery();
  const couriers = currentData?.couriers ?? [];
  const offered = couriers.filter(({ id, active }) => active || String(id) === value);
  return (
    <Choice
      label={messages.courier}
      required={required}
      choices={[['', none], ...offered.map(({ id, name }) => [String(id), name] as const)]}
      value={value}
      error={error}
      hint={currentData && offered.length === 0 ? messages.noCouriers : undefined}
      onChoose={onChoose}
    />
  );
}
