import type { ReactNode } from 'react';
import { VisuallyHidden } from './layout';
import { Skeleton } from './skeleton';
import { Body, Cell, Head, HeadCell, Row, Table } from './table.styles';

export interface Column<Item> {
  /** The heading; it also names the value on a small screen's card. */
  label: string;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** How high the cell's content is, for the skeleton; default one line. */
  height?: string;
  cell: (item: Item) => ReactNode;
}

interface DataTableProps<Item> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Item>[];
  /** Undefined while they are loading: a skeleton of `expected` rows stands in. */
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string | number;
  expected: number;
  /** Other rows are on their way; these are the ones before. */
  busy?: boolean;
}

const LINE = '20px';

/** A table with a heading that stays in view; on small screens every row is a card. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { caption, columns, items, keyOf, expected, busy = false } = props;
  const placeholders = Array.from({ length: expected }, (_none, index) => index);
  return (
    <>
      {!items && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
      <Table aria-busy={busy || !items} $dimmed={busy}>
        <caption>{caption}</caption>
        <Head>
          <Row>
            {columns.map(({ label, align = 'start' }) => (
              <HeadCell key={label} $align={align}>
                {label}
              </HeadCell>
            ))}
          </Row>
        </Head>
        <Body>
          {items
            ? items.map((item) => (
                <Row key={keyOf(item)}>
                  {columns.map(({ label, align = 'start', cell }) => (
                    <Cell key={label} data-label={label} $align={align}>
                      <div>{cell(item)}</div>
                    </Cell>
                  ))}
                </Row>
              ))
            : placeholders.map((place) => (
                <Row key={place} aria-hidden="true">
                  {columns.map(({ label, align = 'start', height = LINE }) => (
                    <Cell key={label} data-label={label} $align={align}>
                      <Skeleton $height={height} />
                    </Cell>
                  ))}
                </Row>
              ))}
        </Body>
      </Table>
    </>
  );
}
