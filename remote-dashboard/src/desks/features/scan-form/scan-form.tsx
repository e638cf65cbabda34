import { useState, type FormEvent } from 'react';
import { messageOf } from '@pasal/shared/api';
import type { ParcelReason, ToldEvent } from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import { PARCEL_REASON_LABELS, reasonsOf } from '@pasal/shared/domain';
import { TextField } from '@pasal/shared/ui';
import { useTellScannedMutation } from '../../desks-api';
import * as messages from './messages';
import * as s from './scan-form.styles';

const EVENTS = ['on_the_way', 'delivered', 'not_delivered', 'coming_back'] as const;
const NEEDS_REASON: ReadonlySet<ToldEvent> = new Set(['not_delivered', 'coming_back']);

/** A scanner types the code of a label and presses Enter: each parcel is marked at once, and the next may follow. */
export function ScanForm() {
  const [tell] = useTellScannedMutation();
  const [event, setEvent] = useState<(typeof EVENTS)[number]>('on_the_way');
  const [reason, setReason] = useState<ParcelReason>('refused');
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<{ text: string; isWrong: boolean }>();

  async function mark(submit: FormEvent) {
    submit.preventDefault();
    const scanned = code.trim();
    if (scanned === '') return;
    // A scanner waits for nobody: the next code is typed while this one is on its way.
    setCode('');
    const why = NEEDS_REASON.has(event) ? { reason } : {};
    try {
      await tell({ body: { code: scanned, event, ...why } }).unwrap();
      setSaid({ text: messages.marked(scanned), isWrong: false });
    } catch (error) {
      setSaid({ text: `${scanned}: ${messageOf(error, messages.failed)}`, isWrong: true });
    }
  }

  return (
    <s.Form onSubmit={(submit) => void mark(submit)}>
      <Choice
        label={messages.event}
        choices={EVENTS.map((each) => [each, messages.events[each] ?? each] as const)}
        value={event}
        onChoose={setEvent}
      />
      {NEEDS_REASON.has(event) && (
        <Choice
          label={messages.reason}
          choices={reasonsOf(event)
            .filter((each) => each !== 'other')
            .map((each) => [each, PARCEL_REASON_LABELS[each]] as const)}
          value={reason}
          onChoose={setReason}
        />
      )}
      <TextField
        data-scan
        label={messages.code}
        hint={messages.hint}
        autoComplete="off"
        value={code}
        error={said?.isWrong === true ? said.text : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <p role="status">{said?.isWrong === false && said.text}</p>
    </s.Form>
  );
}
