import { useState } from 'react';
import type { CheckedRow, CourierCashResponse } from '@pasal/shared/contracts';
import type { KeyTool } from '../../../kit/desk-keys/key-tool';
import { ColumnAsks } from '../../../kit/table-file/courier-asks';
import { useScans } from '../../../kit/unread-scans/use-scans';
import { draftOf, redraft } from '../../model/settlement-draft';
import { Booking } from './booking';
import * as messages from './messages';
import { Owed } from './owed';
import { useCheck } from './use-check';

interface SettleProps {
  cash: CourierCashResponse;
  /** Shortcuts to the other pages. */
  pages: readonly KeyTool[];
  /** @param unbooked rows that were not booked */
  onBooked: (unbooked: CheckedRow[]) => void;
}

/** A courier's debt, and its settlement: ticked and typed, or by the courier's list (D219). */
export function Settle({ cash, pages, onBooked }: SettleProps) {
  const check = useCheck(cash.courier.id);
  const { checked, change, forget } = check;
  // The ticks survive a look at the preview.
  const [rows, setRows] = useState(() => draftOf(cash.parcels));
  const [seen, setSeen] = useState(cash.parcels);
  if (seen !== cash.parcels) {
    setSeen(cash.parcels);
    setRows(redraft(cash.parcels, rows));
  }
  const scans = useScans(`money ${cash.courier.id}`);
  if (checked === undefined)
    return <Owed {...{ cash, rows, scans, check, pages }} onRows={setRows} />;
  const { asks } = checked.check;
  if (asks.length > 0)
    return (
      <ColumnAsks
        asks={asks}
        courierId={cash.courier.id}
        onKept={() => void check.again()}
        onBack={forget}
      />
    );
  return (
    <Booking
      courierId={cash.courier.id}
      source={checked.source}
      check={checked.check}
      pages={pages}
      onScan={(code) => scans.onFailed(code, messages.wasBooking)}
      onBack={forget}
      onChanged={change}
      onBooked={(unbooked) => {
        onBooked(unbooked);
        setRows((now) => now.map((row) => ({ ...row, isTicked: false })));
        forget();
      }}
    />
  );
}
