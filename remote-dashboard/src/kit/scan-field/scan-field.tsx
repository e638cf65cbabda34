import { useState, type FormEvent, type ReactNode } from 'react';
import { TextField } from '@pasal/shared/ui';
import { useScanned } from '../scanner';
import * as messages from './messages';
import * as s from './scan-field.styles';

interface ScanFieldProps {
  hint: string;
  /** The result of a scan, announced to screen readers. */
  said?: string;
  onScan: (code: string) => void;
  /** Explains what happens with scans. */
  children?: ReactNode;
}

/** Receives scanned codes, typed into it or while no field has the focus. A scanner doesn't wait: it types the next code at once. */
export function ScanField({ hint, said, onScan, children }: ScanFieldProps) {
  const [code, setCode] = useState('');
  function scan(text: string) {
    const scanned = text.trim();
    if (scanned !== '') onScan(scanned);
  }
  useScanned(scan);
  function submit(event: FormEvent) {
    event.preventDefault();
    setCode('');
    scan(code);
  }
  return (
    <s.Form noValidate onSubmit={submit}>
      {children}
      <TextField
        data-scan
        label={messages.code}
        hint={hint}
        autoComplete="off"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      {said !== undefined && <p role="status">{said}</p>}
    </s.Form>
  );
}
