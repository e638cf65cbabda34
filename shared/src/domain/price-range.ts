/** Rupees, both ends included. */
export interface PriceRange {
  low: number;
  high: number;
}

/** The slider's end: the dearest price rounded up to the next 100, at least 1000 (R9.7). */
export function sliderMaximum(dearest: number): number {
  return Math.max(1000, Math.ceil(dearest / 100) * 100);
}

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The chosen range within the slider; an end that is not chosen is the slider's own. */
export function chosenRange(
  low: number | undefined,
  high: number | undefined,
  maximum: number,
): PriceRange {
  const top = within(high ?? maximum, 0, maximum);
  return { low: within(low ?? 0, 0, top), high: top };
}

/** Moves one end; it stops at the other one. */
export function moveEnd(
  range: PriceRange,
  end: keyof PriceRange,
  to: number,
  maximum: number,
): PriceRange {
  return end === 'low'
    ? { ...range, low: within(to, 0, range.high) }
    : { ...range, high: within(to, range.low, maximum) };
}
