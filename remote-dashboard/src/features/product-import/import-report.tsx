import type { ProductImportAnswer } from '@pasal/shared/contracts';
import { messages } from './messages';
import { Mistakes } from './product-import.styles';

/** What a dry run found: every wrong cell with its line, or how much would change. */
export function ImportReport({ report }: { report: ProductImportAnswer }) {
  const { problems, changed, rows } = report;
  if (problems.length === 0) {
    return (
      <p role="status">{changed === 0 ? messages.nothing : messages.wouldChange(changed, rows)}</p>
    );
  }
  return (
    <>
      <p role="alert">{messages.wrong(problems.length)}</p>
      <Mistakes role="region" aria-label={messages.wrong(problems.length)} tabIndex={0}>
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
    </>
  );
}
