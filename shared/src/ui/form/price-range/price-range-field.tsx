import type { ChangeEvent } from 'react';
import { formatRupees, moveEnd, type PriceRange } from '@pasal/shared/domain';
import * as messages from './messages';
import { PriceNumber } from './price-number';
import * as s from './price-range-field.styles';
import { useDraft } from './use-draft';

/** Arrow keys move a handle by this many rupees. */
const STEP = 100;

interface PriceRangeFieldProps {
  /** The applied range, rupees. */
  range: PriceRange;
  maximum: number;
  onRange: (range: PriceRange) => void;
}

/** Two sliders on one track and a number field for each end (D6, WCAG 2.5.7). */
export function PriceRangeField({ range, maximum, onRange }: PriceRangeFieldProps) {
  const [low, setLow] = useDraft(range.low);
  const [high, setHigh] = useDraft(range.high);
  const draft = { low, high };

  const slide = (end: keyof PriceRange) => (event: ChangeEvent<HTMLInputElement>) => {
    const next = moveEnd(draft, end, Number(event.target.value), maximum);
    setLow(next.low);
    setHigh(next.high);
  };
  const type = (end: keyof PriceRange) => (value: number) =>
    onRange(moveEnd(range, end, value, maximum));
  /** A slider is applied when it is let go, not at every step of the way. */
  const apply = () => {
    if (low !== range.low || high !== range.high) onRange(draft);
  };

  const slider = (end: keyof PriceRange, label: string) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatRupees(draft[end])}
      min={0}
      max={maximum}
      step={STEP}
      value={draft[end]}
      onChange={slide(end)}
      onPointerUp={apply}
      onKeyUp={apply}
      onBlur={apply}
    />
  );

  return (
    <s.Group>
      <legend>{messages.price}</legend>
      <s.Track $from={(low / maximum) * 100} $to={(high / maximum) * 100}>
        {slider('low', messages.minSlider)}
        {slider('high', messages.maxSlider)}
      </s.Track>
      <s.Numbers>
        <PriceNumber
          label={messages.minPrice}
          value={low}
          blank={0}
          maximum={maximum}
          onValue={type('low')}
        />
        <PriceNumber
          label={messages.maxPrice}
          value={high}
          blank={maximum}
          maximum={maximum}
          onValue={type('high')}
        />
      </s.Numbers>
    </s.Group>
  );
}
