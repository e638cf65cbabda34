import { useState } from 'react';
import type { Order, Parcel } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import { goodsOf } from '../../model/next-events';
import { useSplitParcelMutation } from '../../orders-api';
import { DayFields, promiseOf, promiseProblem } from './day-fields';
import * as messages from './messages';

interface SplitDialogProps {
  order: Order;
  parcel: Parcel;
  onClose: () => void;
}

/** Asks which pieces to move to a separate parcel, for example a later delivery, and its expected day. */
export function SplitDialog({ order, parcel, onClose }: SplitDialogProps) {
  const [split] = useSplitParcelMutation();
  const [goods] = useState(() => goodsOf(order, parcel));
  const { frame, values, problems, set } = useDialogForm({
    start: { pieces: goods.map(() => '0'), from: '', to: '' },
    check: promiseProblem,
    call: ({ pieces, ...days }) => {
      const items = goods
        .map(({ line }, index) => ({ line, quantity: Number(pieces[index]) }))
        .filter(({ quantity }) => quantity > 0);
      const promised = promiseOf(days);
      const body = { items, ...(promised && { promised }), version: parcel.version };
      return split({ params: { id: order.id, number: parcel.number }, body });
    },
    onClose,
  });
  return (
    <FormDialog {...frame} title={messages.titled(messages.split, parcel.number)}>
      {goods.map(({ line, name, quantity }, index) => (
        <TextField
          key={line}
          type="number"
          min={0}
          max={quantity}
          label={messages.going(name)}
          hint={messages.goingHint(quantity)}
          error={problems.items}
          value={values.pieces[index] ?? ''}
          onChange={({ target }) => set({ pieces: values.pieces.with(index, target.value) })}
        />
      ))}
      <DayFields days={values} problem={problems.to ?? problems.promised} onChange={set} />
    </FormDialog>
  );
}
