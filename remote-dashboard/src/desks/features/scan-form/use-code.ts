import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useScanned } from '../../../kit/scanner';
import * as messages from './messages';

/** The field of a code, which Enter takes; one that is scanned while no field has the focus is taken as well. */
export function useCode(take: (code: string) => Promise<void>) {
  const [code, setCode] = useState('');
  const takeTyped = (typed: string) => {
    const scanned = typed.trim();
    if (scanned !== '') void take(scanned);
  };
  useScanned(takeTyped);
  return {
    submit(event: FormEvent) {
      event.preventDefault();
      // A scanner waits for nobody: the next code is typed while this one is on its way.
      setCode('');
      takeTyped(code);
    },
    field: {
      'data-scan': true,
      label: messages.code,
      autoComplete: 'off',
      value: code,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setCode(target.value),
    },
  };
}
