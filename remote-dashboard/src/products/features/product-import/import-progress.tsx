import type { ProductImportResponse } from '@pasal/shared/contracts';
import * as messages from './messages';

interface ImportProgressProps {
  /** How far the import has come. */
  written: ProductImportResponse;
  /** Whether it goes no further by itself. */
  stopped: boolean;
}

/** How many rows of a file are in the shop by now; where it stopped, which ones. */
export function ImportProgress({ written, stopped }: ImportProgressProps) {
  const { done, rows, done_line } = written;
  return (
    <div role={stopped ? 'alert' : 'status'}>
      <progress aria-hidden="true" max={rows} value={done} />
      <p>{stopped ? messages.stopped(done, rows, done_line) : messages.writing(done, rows)}</p>
    </div>
  );
}
