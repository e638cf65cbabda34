import { PreviewTable } from '../preview-table';
import * as messages from './messages';

/** A product with its current and new price, or why it is unchanged. */
export interface PriceRow {
  id: number;
  title: string | undefined;
  now: string | null;
  afterwards: string | null;
}

/** Previews a price change by product. */
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
