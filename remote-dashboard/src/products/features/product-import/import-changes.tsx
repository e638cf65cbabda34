import type { ImportChange, ProductImportResponse } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';
import { PreviewTable } from '../../../kit/preview-table';
import * as messages from './messages';

/** The rows of one product: a new one has one, another one for each column that changes. */
function rowsOf({ line, title, is_new, fields }: ImportChange) {
  if (is_new) return [{ key: `${line}`, line, title, column: messages.isNew, from: '', to: '' }];
  return fields.map(({ column, from, to }) => ({
    key: `${line} ${column}`,
    line,
    title,
    column,
    from,
    to,
  }));
}

/** What a file would change: each value as it is and as it would be. */
export function ImportChanges({ report: { changes, changed } }: { report: ProductImportResponse }) {
  if (changes.length === 0) return null;
  const left = changed - changes.length;
  return (
    <>
      <PreviewTable role="region" aria-label={messages.changes} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.line}</th>
              <th scope="col">{messages.product}</th>
              <th scope="col">{messages.column}</th>
              <th scope="col">{messages.now}</th>
              <th scope="col">{messages.afterwards}</th>
            </tr>
          </thead>
          <tbody>
            {changes.flatMap(rowsOf).map(({ key, line, title, column, from, to }) => (
              <tr key={key}>
                <td>{writeDigits(line)}</td>
                <td>{title}</td>
                <td>{column}</td>
                <td>{from}</td>
                <td>{to}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PreviewTable>
      {left > 0 && <p>{messages.moreChanges(left)}</p>}
    </>
  );
}
