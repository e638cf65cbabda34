import { useState, type FormEvent } from 'react';
import { messageOf } from '@pasal/shared/api';
import type { DeskParcel, OpenStage } from '@pasal/shared/contracts';
import { TextField } from '@pasal/shared/ui';
import { readOnce } from '../../../kit/read-once';
import { useLazyDeskQuery } from '../../desks-api';
import * as messages from './messages';
import * as s from './scan-form.styles';

interface FindFormProps {
  stage: OpenStage;
  onFound: (parcel: DeskParcel, code: string) => void;
  /** Hears of each scan that found nothing, and why. */
  onFailed: (code: string, problem: string) => void;
}

/** A scanner types a code and presses Enter: what it names is taken in hand, on whatever page of the desk it waits. */
export function FindForm({ stage, onFound, onFailed }: FindFormProps) {
  const [load] = useLazyDeskQuery();
  const [code, setCode] = useState('');

  async function find(submit: FormEvent) {
    submit.preventDefault();
    const scanned = code.trim();
    if (scanned === '') return;
    // A scanner waits for nobody: the next code is typed while this one is on its way.
    setCode('');
    try {
      const { parcels } = await readOnce(load({ query: { stage, code: scanned, limit: 1 } }));
      if (parcels[0]) onFound(parcels[0], scanned);
      else onFailed(scanned, messages.notHere);
    } catch (error) {
      onFailed(scanned, messageOf(error, messages.failed));
    }
  }

  return (
    <s.Form onSubmit={(submit) => void find(submit)}>
      <TextField
        data-scan
        label={messages.code}
        hint={messages.findHint}
        autoComplete="off"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
    </s.Form>
  );
}
