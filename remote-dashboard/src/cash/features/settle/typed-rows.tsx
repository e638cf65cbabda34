import type { KeyboardEvent } from 'react';
import { Muted } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { Badge, Icon, IconButton, icons, TextField } from '@pasal/shared/ui';
import { notRupees } from '../../../kit/model/rupees-messages';
import { isRupees } from '../../../kit/model/rupees';
import type { DraftRow } from '../../model/settlement-draft';
import * as messages from './messages';
import * as s from './settle.styles';

interface TypedRowsProps {
  rows: readonly DraftRow[];
  /** A ticked row has an invalid amount, marked there. */
  isRefused: boolean;
  /** For a row's checkbox, which takes its focus. */
  propsOf: (ref: string) => object;
  onChange: (rows: readonly DraftRow[]) => void;
  onWriteOff: (row: DraftRow) => void;
}

/** Enter moves from an amount to its row, so that the next scan isn't typed into it. */
function toBox(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.closest('li')?.querySelector<HTMLElement>('[type="checkbox"]')?.focus();
}

/** All parcels with an amount owed, to be ticked, with the amounts received. */
export function TypedRows({ rows, propsOf, isRefused, onChange, onWriteOff }: TypedRowsProps) {
  const change = (ref: string, part: Partial<DraftRow>) =>
    onChange(rows.map((row) => (row.ref === ref ? { ...row, ...part } : row)));
  return (
    <s.Rows>
      {rows.map((row) => {
        const { ref, parcel, isTicked } = row;
        return (
          <li key={ref}>
            <input
              type="checkbox"
              {...propsOf(ref)}
              aria-label={messages.tick(ref)}
              checked={isTicked}
              onChange={({ target }) => change(ref, { isTicked: target.checked })}
            />
            <span>
              {parcel.consignment ?? ref} <Muted>{parcel.consignment && ref}</Muted>{' '}
              {parcel.is_late && <Badge $tone="danger">{messages.late}</Badge>}
              <small>
                {parcel.customer_name}, {parcel.city} · {formatRupees(parcel.owed)}
              </small>
            </span>
            {(['cash', 'charge'] as const).map((name) => (
              <TextField
                key={name}
                label={messages[name]}
                inputMode="decimal"
                autoComplete="off"
                aria-label={(name === 'cash' ? messages.cashOf : messages.chargeOf)(ref)}
                value={row[name]}
                error={isRefused && isTicked && !isRupees(row[name]) ? notRupees : undefined}
                onChange={({ target }) => change(ref, { [name]: target.value, isTicked: true })}
                onKeyDown={toBox}
              />
            ))}
            <IconButton label={messages.writeOff(ref)} onClick={() => onWriteOff(row)}>
              <Icon shape={icons.edit} />
            </IconButton>
          </li>
        );
      })}
    </s.Rows>
  );
}
