import type { Courier, ToldEvent } from '@pasal/shared/contracts';
import { courierCharge, formatRupees, type Going } from '@pasal/shared/domain';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import * as messages from './messages';
import { MAX_SUM_LENGTH } from '../model/rupees';
import type { TypedMoney } from './parcel-money';

interface MoneyFieldsProps {
  event: ToldEvent;
  parcel: Going & { cash_due: number; weight_grams: number | null };
  couriers: readonly Courier[] | undefined;
  /** Includes the courier, by its id as text. */
  draft: TypedMoney & { courier: string };
  problems: FormProblems;
  onChange: (part: Partial<TypedMoney>) => void;
}

/** The courier's charge for a parcel: the default of its delivery area unless edited. */
function ChargeField({ parcel, couriers, draft, problems, onChange }: MoneyFieldsProps) {
  const courier = couriers?.find(({ id }) => String(id) === draft.courier);
  const suggested = courierCharge(courier?.places ?? [], parcel, parcel.weight_grams);
  return (
    <TextField
      label={messages.charge}
      hint={suggested === null ? messages.chargeHint : messages.chargeOf(formatRupees(suggested))}
      inputMode="decimal"
      maxLength={MAX_SUM_LENGTH}
      value={draft.charge ?? String(suggested ?? '')}
      error={problems.charge}
      onChange={({ target }) => onChange({ charge: target.value })}
    />
  );
}

/** The amounts of an event of one parcel. */
export function MoneyFields(props: MoneyFieldsProps) {
  const { event, parcel, draft, problems, onChange } = props;
  if (event === 'handed_over') return <ChargeField {...props} />;
  if (event !== 'delivered') return null;
  return (
    <TextField
      label={messages.cashTaken}
      hint={messages.cashDue(formatRupees(parcel.cash_due))}
      inputMode="decimal"
      maxLength={MAX_SUM_LENGTH}
      value={draft.cash_taken}
      error={problems.cash_taken}
      onChange={({ target }) => onChange({ cash_taken: target.value })}
    />
  );
}
