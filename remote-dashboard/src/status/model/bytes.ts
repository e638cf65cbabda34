const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** `1.4 GB`: rounded to useful precision. */
export function writeBytes(bytes: number): string {
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value.toFixed(value < 10 ? 1 : 0)} ${UNITS[unit]}`;
}
