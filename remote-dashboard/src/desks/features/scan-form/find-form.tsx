import { messageOf } from '@pasal/shared/api';
import type { DeskParcel, OpenStage } from '@pasal/shared/contracts';
import { readOnce } from '../../../kit/read-once';
import { ScanField } from '../../../kit/scan-field/scan-field';
import { useLazyDeskQuery } from '../../desks-api';
import * as messages from './messages';

interface FindFormProps {
  stage: OpenStage;
  onFound: (parcel: DeskParcel, code: string) => void;
  /** Hears of each scan that found nothing, and why. */
  onFailed: (code: string, problem: string) => void;
}

/** What a scanned code names is taken in hand, on whatever page of the desk it waits. */
export function FindForm({ stage, onFound, onFailed }: FindFormProps) {
  const [load] = useLazyDeskQuery();

  async function find(scanned: string) {
    try {
      const { parcels } = await readOnce(load({ query: { stage, code: scanned, limit: 1 } }));
      if (parcels[0]) onFound(parcels[0], scanned);
      else onFailed(scanned, messages.notHere);
    } catch (error) {
      onFailed(scanned, messageOf(error, messages.failed));
    }
  }

  return <ScanField hint={messages.findHint} onScan={(code) => void find(code)} />;
}
