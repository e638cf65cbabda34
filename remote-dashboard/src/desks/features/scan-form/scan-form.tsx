import { useState } from 'react';
import { messageOf } from '@pasal/shared/api';
import type { ParcelReason, ToldEvent } from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import { PARCEL_REASON_LABELS, reasonsOf } from '@pasal/shared/domain';
import { ScanField } from '../../../kit/scan-field/scan-field';
import { useTellScannedMutation } from '../../desks-api';
import * as messages from './messages';

const EVENTS = ['on_the_way', 'delivered', 'not_delivered', 'coming_back'] as const;
const NEEDS_REASON: ReadonlySet<ToldEvent> = new Set(['not_delivered', 'coming_back']);

interface ScanFormProps {
  /** Called for each failed scan, with the reason. */
  onFailed: (code: string, problem: string) => void;
}

/** A scanner types a label's code and presses Enter: each parcel is updated at once, ready for the next scan. */
export function ScanForm({ onFailed }: ScanFormProps) {
  const [tell] = useTellScannedMutation();
  const [event, setEvent] = useState<(typeof EVENTS)[number]>('on_the_way');
  const [reason, setReason] = useState<ParcelReason | ''>('');
  const [said, setSaid] = useState('');

  const needsReason = NEEDS_REASON.has(event);

  async function mark(scanned: string) {
    // Forces the same text to be announced again.
    setSaid('');
    if (needsReason && reason === '') return onFailed(scanned, messages.sayReason);
    const why = needsReason && reason !== '' ? { reason } : {};
    try {
      await tell({ body: { code: scanned, event, ...why } }).unwrap();
      setSaid(messages.marked(scanned));
    } catch (error) {
      onFailed(scanned, messageOf(error, messages.failed));
    }
  }

  return (
    <ScanField hint={messages.hint} said={said} onScan={(code) => void mark(code)}>
      <Choice
        label={messages.event}
        choices={EVENTS.map((each) => [each, messages.events[each] ?? each] as const)}
        value={event}
        onChoose={(chosen) => {
          setEvent(chosen);
          // A reason counts against buyer and courier: it is chosen each time, without a default.
          setReason('');
        }}
      />
      {needsReason && (
        <Choice
          label={messages.reason}
          required
          choices={[
            ['', messages.chooseReason] as const,
            ...reasonsOf(event)
              .filter((each) => each !== 'other')
              .map((each) => [each, PARCEL_REASON_LABELS[each]] as const),
          ]}
          value={reason}
          onChoose={setReason}
        />
      )}
    </ScanField>
  );
}
