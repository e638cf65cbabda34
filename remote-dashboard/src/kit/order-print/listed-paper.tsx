import type { ComponentProps } from 'react';
import { writeDigits } from '@pasal/shared/domain';
import { PaperFacts, PaperHead, ShopMark } from '@pasal/shared/ui';
import { Root, Signatures } from './packing-slip.styles';
import { Lines } from './paper-lines.styles';
import type { Letterhead } from './print-job';

interface ListedPaperProps extends Pick<Letterhead, 'seller' | 'logo'> {
  title: string;
  /** A note below the shop's name. */
  note?: string | undefined;
  facts: ComponentProps<typeof PaperFacts>['facts'];
  /** The headings of the row numbers and values. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
  sum: string;
  /** The signatories. */
  hands: readonly [string, string];
}

/** A printed list of parcels, numbered, with total and room for two signatures. */
export function ListedPaper(props: ListedPaperProps) {
  const { seller, logo, title, note, facts, columns, rows, sum, hands } = props;
  return (
    <Root aria-label={title}>
      <PaperHead>
        <div>
          {logo && <ShopMark logo={logo} size={40} />}
          <h2>{title}</h2>
          <p>{seller.shop_name}</p>
          {note !== undefined && <p>{note}</p>}
        </div>
        <PaperFacts facts={facts} />
      </PaperHead>
      <Lines aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }, at) => (
            <tr key={key}>
              <td>{writeDigits(at + 1)}</td>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Lines>
      <p>
        <b>{sum}</b>
      </p>
      <Signatures>
        {hands.map((hand) => (
          <span key={hand}>{hand}</span>
        ))}
      </Signatures>
    </Root>
  );
}
