import type { ParcelReason, ToldEvent } from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import { PARCEL_REASON_LABELS, reasonsOf } from '@pasal/shared/domain';
import * as messages from './messages';

interface ReasonChoiceProps {
  event: ToldEvent;
  value: ParcelReason | '';
  error: string | undefined;
  onChoose: (reason: ParcelReason | '') => void;
}

/** Why something went wrong or back, of the reasons that fit. */
export function ReasonChoice({ event, value, error, onChoose }: ReasonChoiceProps) {
  const reasons = reasonsOf(event).map((each) => [each, PARCEL_REASON_LABELS[each]] as const);
  return (
    <Choice
      label={messages.reason}
      required
      choices={[['', messages.chooseReason] as const, ...reasons]}
      value={value}
      error={error}
      onChoose={onChoose}
    />
  );
}
