import type { CheckedRow } from '@pasal/shared/contracts';
import { DownloadLink } from '../../../kit/download-link';
import { unbookedFile } from '../../model/unbooked-rows';
import * as messages from './messages';

/** The rows that are not booked, as a file for the courier. */
export function UnbookedLink({ rows }: { rows: readonly CheckedRow[] }) {
  if (rows.length === 0) return null;
  const headings = [messages.lineNumber, messages.parcel, messages.cash, messages.charge];
  const href = unbookedFile([...headings, messages.state], rows, (state) => messages.states[state]);
  return (
    <DownloadLink $variant="secondary" href={href} download="not-booked.csv">
      {messages.unbooked(rows.length)}
    </DownloadLink>
  );
}
