import type { ProductImportResponse } from '@pasal/shared/contracts';
import * as messages from './messages';
import { Mistakes } from './product-import.styles';

/** What was found in a file: every wrong cell with its line, or how much would change. */
export function ImportReport({ report }: { report: ProductImportResponse }) {
  const { problems, more_problems, changed, rows, done } = report;
  if (problems.length === 0) {
    return (
      <p role="status">{changed === 0 ? messages.nothing : messages.wouldChange(changed, rows)}</p>
    );
  }
  const mistakes = problems.length + more_problems;
  const wrong = done > 0 ? messages.wrongRest(mistakes) : messages.wrong(mistakes);
  return (
    <>
      <p role="alert">{wrong}</p>
      <Mistakes role="region" aria-label={wrong} tabIndex={0}>
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
                <td>{line}</td>
                <td>{column ?? '–'}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Mistakes>
      {more_problems > 0 && <p>{messages.more(more_problems)}</p>}
    </>
  );
}
