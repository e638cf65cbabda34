import type { ProductImportResponse } from '@pasal/shared/contracts';
import * as messages from './messages';

interface ImportProgressProps {
  /** The progress of the import. */
  written: ProductImportResponse;
  /** True when it does not continue by itself. */
  stopped: boolean;
}

/** Counts the rows of a file that are in the shop by now; when it stopped, it names them. */
export function ImportProgress({ written, stopped }: ImportProgressProps) {
  const { done, rows, done_line } = written;
  return (
    <div role={stopped ? 'alert' : 'status'}>
      <progress aria-hidden="true" max={rows} value={done} />
      <p>{stopped ? messages.stopped(done, rows, done_line) : messages.writing(done, rows)}</p>
    </div>
  );
}
