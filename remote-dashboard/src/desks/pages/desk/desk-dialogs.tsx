import { useState } from 'react';
import type { BulkParcelEventResponse, DeskParcel, ToldEvent } from '@pasal/shared/contracts';
import type { KeyTool } from '../../../kit/desk-keys/key-tool';
import { KeysDialog } from '../../../kit/desk-keys/keys-dialog';
import { AssignDialog } from '../../features/assign-courier/assign-dialog';
import { CallDialog } from '../../features/call-dialog/call-dialog';
import { CheckInDialog } from '../../features/check-in/check-in-dialog';
import { ConfirmHeld } from '../../features/confirm-held/confirm-held';
import { ALL_PAPERS, DeskPrint } from '../../features/desk-print/desk-print';
import { HandOverDialog } from '../../features/hand-over/hand-over-dialog';
import { PackDialog } from '../../features/pack-dialog/pack-dialog';
import { RefusedDialog } from '../../features/refused-reports/refused-dialog';
import { ReportDialog } from '../../features/report-dialog/report-dialog';
import { TellDialog } from '../../features/tell-dialog/tell-dialog';
import { keyOf } from '../../model/desks';
import type { PaperOf } from '../../model/papers';

/** The dialog open over a desk. */
export type OpenDialog =
  | { kind: 'keys' }
  | { kind: 'sheet' }
  | { kind: 'report' }
  | { kind: 'refused' }
  | { kind: 'call'; parcel: DeskParcel }
  | {
      kind: 'confirm';
      parcels: readonly DeskParcel[];
      onConfirm: (parcels: readonly DeskParcel[]) => void;
    }
  | { kind: 'assign'; parcels: readonly DeskParcel[] }
  | { kind: 'tell'; event: ToldEvent; parcels: readonly DeskParcel[] }
  | {
      kind: 'print' | 'check-in' | 'pack';
      papers: readonly PaperOf[];
      parcels: readonly DeskParcel[];
    };

interface DeskDialogsProps {
  dialog: OpenDialog | undefined;
  keys: readonly Pick<KeyTool, 'shown' | 'label'>[];
  onNote: (parcels: readonly DeskParcel[], results: BulkParcelEventResponse['results']) => void;
  onClose: () => void;
}

/** One dialog at a time. The last choice is the next default, so that working through a list needs it only once. */
export function DeskDialogs({ dialog, keys, onNote, onClose }: DeskDialogsProps) {
  const [courier, setCourier] = useState('');
  const [print, setPrint] = useState(ALL_PAPERS);
  if (dialog === undefined) return null;
  if (dialog.kind === 'keys') return <KeysDialog {...{ keys, onClose }} />;
  if (dialog.kind === 'sheet')
    return <HandOverDialog {...{ courier, onClose }} onCourier={setCourier} />;
  if (dialog.kind === 'report')
    return <ReportDialog {...{ courier, onClose }} onCourier={setCourier} />;
  if (dialog.kind === 'refused') return <RefusedDialog onClose={onClose} />;
  if (dialog.kind === 'call')
    return <CallDialog key={keyOf(dialog.parcel)} parcel={dialog.parcel} onClose={onClose} />;
  // Input for some parcels doesn't apply to others.
  const key = dialog.parcels.map(keyOf).join();
  if (dialog.kind === 'confirm') return <ConfirmHeld key={key} {...{ ...dialog, onClose }} />;
  const onReported = (results: BulkParcelEventResponse['results']) =>
    onNote(dialog.parcels, results);
  if (dialog.kind === 'tell') {
    const { event, parcels } = dialog;
    return (
      <TellDialog
        key={key}
        {...{ event, parcels, courier, onReported, onClose }}
        onCourier={setCourier}
      />
    );
  }
  if (dialog.kind === 'assign') {
    const { parcels } = dialog;
    return (
      <AssignDialog
        key={key}
        {...{ parcels, courier, onReported, onClose }}
        onCourier={setCourier}
      />
    );
  }
  const { papers } = dialog;
  if (dialog.kind === 'check-in')
    return <CheckInDialog key={key} {...{ papers, onReported, onClose }} />;
  if (dialog.kind === 'pack')
    return papers[0] && <PackDialog key={key} {...{ onClose }} paper={papers[0]} />;
  return <DeskPrint key={key} {...{ papers, onClose }} choice={print} onChoice={setPrint} />;
}
