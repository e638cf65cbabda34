import { useState } from 'react';
import type { DeskParcel } from '@pasal/shared/contracts';
import { FormDialog } from '@pasal/shared/dashboard';
import { Checkbox } from '@pasal/shared/ui';
import { KeyedFields } from '../../../kit/keyed-fields';
import { reasonOf } from '../../../kit/order-rules/messages';
import { nameOf } from '../../model/going-parcels';
import { isHeld, keyOf } from '../../model/desks';
import * as messages from './messages';

interface ConfirmHeldProps {
  parcels: readonly DeskParcel[];
  onConfirm: (parcels: readonly DeskParcel[]) => void;
  onClose: () => void;
}

/** Asks before bulk confirming orders that a rule wants called; the others can go without them. */
export function ConfirmHeld({ parcels, onConfirm, onClose }: ConfirmHeldProps) {
  const [isAll, setAll] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const held = parcels.filter(isHeld);
  return (
    <FormDialog
      title={messages.title}
      submitLabel={messages.confirm}
      busy={false}
      refusal={refusal}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = isAll ? parcels : parcels.filter((parcel) => !isHeld(parcel));
        if (chosen.length === 0) return setRefusal(messages.nothingLeft);
        onConfirm(chosen);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{messages.lead(held.length)}</p>
      <ul>
        {held.map((parcel) => (
          <li key={keyOf(parcel)}>
            <b>{nameOf(parcel)}</b>, {parcel.customer_name}. {parcel.rules?.map(reasonOf).join(' ')}
          </li>
        ))}
      </ul>
      <KeyedFields>
        <Checkbox
          label={messages.all}
          checked={isAll}
          onChange={({ target }) => setAll(target.checked)}
        />
      </KeyedFields>
    </FormDialog>
  );
}
