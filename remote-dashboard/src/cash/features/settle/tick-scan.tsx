import { useState } from 'react';
import { ScanField } from '../../../kit/scan-field/scan-field';
import { useScanned } from '../../../kit/scanner';
import { unread } from '../../../kit/unread-scans/messages';
import { StayedParcels } from '../../../kit/unread-scans/stayed-parcels';
import type { useScans } from '../../../kit/unread-scans/use-scans';
import { rowOfCode } from '../../model/scanned-row';
import type { DraftRow } from '../../model/settlement-draft';
import * as messages from './messages';

interface TickScanProps {
  rows: readonly DraftRow[];
  scans: ReturnType<typeof useScans>;
  /** The ticked rows are being checked. */
  isBusy: boolean;
  onFound: (row: DraftRow) => void;
}

/** Handles scans while no field has the focus. */
function HearScans({ onScan }: { onScan: (code: string) => void }) {
  useScanned(onScan);
  return null;
}

/** Ticks scanned parcels; scans without an owed parcel remain listed until acknowledged (D280). */
export function TickScan({ rows, scans, isBusy, onFound }: TickScanProps) {
  const [said, setSaid] = useState('');
  function scan(code: string) {
    if (isBusy) {
      scans.onFailed(code, messages.wasBooking);
      return;
    }
    const row = rowOfCode(rows, code);
    setSaid(row === undefined ? '' : messages.ticked(row.ref));
    if (row === undefined) scans.onFailed(code, messages.notOwed);
    else onFound(row);
  }
  return (
    <>
      {rows.length > 0 ? (
        <ScanField hint={messages.scanHint} said={said} onScan={scan} />
      ) : (
        <HearScans onScan={scan} />
      )}
      <StayedParcels
        title={unread(scans.unread.length)}
        stayed={scans.unread}
        onHide={scans.clear}
      />
    </>
  );
}
