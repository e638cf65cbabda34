import type { KeyboardEvent } from 'react';
import { PARCEL_LENGTHS, type DeskParcel } from '@pasal/shared/contracts';
import { Fields } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import { nameOf } from '../../model/going-parcels';
import { keyOf } from '../../model/desks';
import * as messages from './messages';

interface NumberFieldsProps {
  parcels: readonly DeskParcel[];
  /** The courier's number of each, by the parcel's key. */
  numbers: Readonly<Record<string, string>>;
  onChange: (numbers: Readonly<Record<string, string>>) => void;
}

/** A scanner types a number and presses Enter: the next parcel's field has its turn, and the last one sends. */
function toNext(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  const fields = [...(event.currentTarget.closest('details')?.querySelectorAll('input') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The courier's own number of each of several parcels, as far as it is known. */
export function NumberFields({ parcels, numbers, onChange }: NumberFieldsProps) {
  return (
    <details>
      <summary>{messages.numbers}</summary>
      <Fields>
        {parcels.map((parcel) => {
          const key = keyOf(parcel);
          return (
            <TextField
              key={key}
              label={nameOf(parcel)}
              maxLength={PARCEL_LENGTHS.consignment}
              value={numbers[key] ?? ''}
              onKeyDown={toNext}
              onChange={({ target }) => onChange({ ...numbers, [key]: target.value })}
            />
          );
        })}
      </Fields>
    </details>
  );
}
