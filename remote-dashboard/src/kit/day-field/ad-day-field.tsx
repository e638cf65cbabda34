import { useState } from 'react';
import { TextField } from '@pasal/shared/ui';
import { dayOf } from '../model/day';

export interface DayFieldProps {
  label: string;
  value: string | undefined;
  onChoose: (day: string | undefined) => void;
  min?: string | undefined;
  max?: string | undefined;
  hint?: string;
  /** The problem with the selected day, or with none. */
  error?: string | undefined;
}

/** An AD date in the browser's own field. It is applied when complete, not while its year is being typed. */
export function AdDayField({ label, value, onChoose, min, max, hint, error }: DayFieldProps) {
  const [text, setText] = useState(value ?? '');
  const [seen, setSeen] = useState(value);
  // The address changed by other means, such as Back: follow it.
  if (value !== seen) {
    setSeen(value);
    setText(value ?? '');
  }
  return (
    <TextField
      label={label}
      error={error}
      {...(hint && { hint })}
      type="date"
      value={text}
      min={min}
      max={max}
      onChange={({ target }) => {
        setText(target.value);
        const day = dayOf(target.value);
        if ((day !== undefined || target.value === '') && day !== value) onChoose(day);
      }}
    />
  );
}
