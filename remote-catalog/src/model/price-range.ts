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

/** The chosen range, kept on the slider; an end nobody chose stands at the slider's own. */
export function chosenRange(low: number | undefined, high: number | undefined, maximum: number) {
  const top = within(high ?? maximum, 0, maximum);
  return { low: within(low ?? 0, 0, top), high: top };
}

/** Moves one end; it stops at the other one. */
export function moveEnd(range: PriceRange, end: keyof PriceRange, to: number, maximum: number) {
  return end === 'low'
    ? { ...range, low: within(to, 0, range.high) }
    : { ...range, high: within(to, range.low, maximum) };
}

/** What the URL keeps: an end that stands at the slider's own is no filter. */
export function rangeFilter({ low, high }: PriceRange, maximum: number) {
  return {
    ...(low > 0 && { minPrice: low }),
    ...(high < maximum && { maxPrice: high }),
  };
}
