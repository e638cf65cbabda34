import { messageOf } from '@pasal/shared/api';
import type { DeskParcel, OpenStage } from '@pasal/shared/contracts';
import { TextField } from '@pasal/shared/ui';
import { readOnce } from '../../../kit/read-once';
import { useLazyDeskQuery } from '../../desks-api';
import * as messages from './messages';
import * as s from './scan-form.styles';
import { useCode } from './use-code';

interface FindFormProps {
  stage: OpenStage;
  onFound: (parcel: DeskParcel, code: string) => void;
  /** Hears of each scan that found nothing, and why. */
  onFailed: (code: string, problem: string) => void;
}

/** A scanner types a code and presses Enter: what it names is taken in hand, on whatever page of the desk it waits. */
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

  const { submit, field } = useCode(find);
  return (
    <s.Form onSubmit={submit}>
      <TextField {...field} hint={messages.findHint} />
    </s.Form>
  );
}
