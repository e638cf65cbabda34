import type { DeskParcel, OpenStage } from '@pasal/shared/contracts';
import * as messages from '../../../kit/unread-scans/messages';
import { StayedParcels } from '../../../kit/unread-scans/stayed-parcels';
import type { useScans } from '../../../kit/unread-scans/use-scans';
import { FindForm } from '../../features/scan-form/find-form';
import { ScanForm } from '../../features/scan-form/scan-form';
import type { Desk } from '../../model/desks';

interface DeskScanProps {
  desk: Desk;
  stage: OpenStage;
  scans: ReturnType<typeof useScans>;
  onFound: (parcel: DeskParcel, code: string) => void;
}

/** The scan field: for parcels in transit it reports events, at other desks it finds parcels. */
export function DeskScan({ desk, stage, scans, onFound }: DeskScanProps) {
  const { unread, onFailed, clear } = scans;
  return (
    <>
      {desk === 'way' ? (
        <ScanForm {...{ onFailed }} />
      ) : (
        <FindForm {...{ stage, onFound, onFailed }} />
      )}
      <StayedParcels title={messages.unread(unread.length)} stayed={unread} onHide={clear} />
    </>
  );
}
