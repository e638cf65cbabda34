import { TextField } from '../field';
import { bringNepaliNumbers } from '../nepali-number';
import { useDraft } from './use-draft';

bringNepaliNumbers();

interface PriceNumberProps {
  label: string;
  /** Rupees applied now. */
  value: number;
  /** The value of an emptied field. */
  blank: number;
  maximum: number;
  onValue: (value: number) => void;
}

/** A price to type: applied by Enter or on leaving the field, not at every digit. */
export function PriceNumber({ label, value, blank, maximum, onValue }: PriceNumberProps) {
  const [text, setText] = useDraft(String(value));
  const apply = () => {
    const typed = text.trim() === '' ? blank : Number(text);
    const next = Number.isFinite(typed) && typed >= 0 ? Math.round(typed * 100) / 100 : value;
    setText(String(value));
    if (next !== value) onValue(next);
  };
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      max={maximum}
      step="any"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  );
}
