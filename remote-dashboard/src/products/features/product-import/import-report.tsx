import type { ProductImportResponse } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';
import { PreviewTable } from '../../../kit/preview-table';
import { TableNotes } from '../../../kit/table-file/table-notes';
import { ImportChanges } from './import-changes';
import * as messages from './messages';

/** The result of checking a file: every wrong cell with its line, or what would change, from what to what. */
export function ImportReport({ report }: { report: ProductImportResponse }) {
  return (
    <>
      <TableNotes notes={report.notes} />
      <Outcome report={report} />
    </>
  );
}

function Outcome({ report }: { report: ProductImportResponse }) {
  const { problems, more_problems, changed, added, rows, done } = report;
  if (problems.length === 0) {
    return (
      <>
        <p role="status">
          {changed === 0 ? messages.nothing : messages.wouldChange(changed - added, added, rows)}
        </p>
        <ImportChanges report={report} />
      </>
    );
  }
  const mistakes = problems.length + more_problems;
  const wrong = done > 0 ? messages.wrongRest(mistakes) : messages.wrong(mistakes);
  return (
    <>
      <p role="alert">{wrong}</p>
      <PreviewTable role="region" aria-label={wrong} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.line}</th>
              <th scope="col">{messages.column}</th>
              <th scope="col">{messages.reason}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, column, message }) => (
              <tr key={`${line} ${column} ${message}`}>
                <td>{writeDigits(line)}</td>
                <td>{column ?? '–'}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PreviewTable>
      {more_problems > 0 && <p>{messages.more(more_problems)}</p>}
    </>
  );
}
