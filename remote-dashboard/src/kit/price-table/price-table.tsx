import { PreviewTable } from '../preview-table';
import * as messages from './messages';

/** A product with the price it sells for, and the one it would; or why it keeps its own. */
export interface PriceRow {
  id: number;
  title: string | undefined;
  now: string | null;
  afterwards: string | null;
}

/** What a change of prices would do, product by product. */
export function PriceTable({ label, rows }: { label: string; rows: readonly PriceRow[] }) {
  return (
    <PreviewTable $numbers role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.product}</th>
            <th scope="col">{messages.now}</th>
            <th scope="col">{messages.afterwards}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, now, afterwards }) => (
            <tr key={id}>
              <td>{title}</td>
              <td>{now}</td>
              <td>{afterwards}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PreviewTable>
  );
}
