import type { CheckedRow } from '@pasal/shared/contracts';

/** Whether a row is booked; one that differs is booked with the list's amounts. */
export const isBooked = ({ state }: Pick<CheckedRow, 'state'>): boolean =>
  state === 'fits' || state === 'differs';

/** A cell that no spreadsheet evaluates as a formula. */
function cellOf(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = /^['"\s]*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Unbooked rows as the URL of a CSV download, to be sent back to the courier.
 * @param say the text of a result
 */
export function unbookedFile(
  headings: readonly string[],
  rows: readonly CheckedRow[],
  say: (state: CheckedRow['state']) => string,
): string {
  const lines = [
    headings,
    ...rows.map(({ line, ref, cash, charge, state }) => [line, ref, cash, charge, say(state)]),
  ];
  const text = lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}`)}`;
}
