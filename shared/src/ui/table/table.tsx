import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout';
import { Skeleton } from '../skeleton';
import { Body, Cell, Head, HeadCell, Place, Row, Table } from './table.styles';

export interface Column<Item> {
  /** The heading; it also names the value on a card. */
  label: string;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** Never broken into lines, except on a card. */
  nowrap?: boolean;
  /** How wide the column should be, so that the rows arrive without moving it; one may take the rest. */
  width?: string;
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

const LINE = '21px';

/** A table with a heading that stays in view; where there is little room every row is a card. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { caption, columns, items, keyOf, expected, busy = false } = props;
  const placeholders = Array.from({ length: expected }, (_none, index) => index);
  return (
    <Place>
      {!items && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
      <Table aria-busy={busy || !items} $dimmed={busy}>
        <caption>{caption}</caption>
        <Head>
          <Row>
            {columns.map(({ label, align = 'start', width = 'auto' }) => (
              <HeadCell key={label} $align={align} $width={width}>
                {label}
              </HeadCell>
            ))}
          </Row>
        </Head>
        <Body>
          {items
            ? items.map((item) => (
                <Row key={keyOf(item)}>
                  {columns.map(({ label, align = 'start', nowrap = false, cell }) => (
                    <Cell key={label} data-label={label} $align={align} $nowrap={nowrap}>
                      <div>{cell(item)}</div>
                    </Cell>
                  ))}
                </Row>
              ))
            : placeholders.map((place) => (
                <Row key={`place ${place}`} aria-hidden="true">
                  {columns.map(({ label, align = 'start', height = LINE }) => (
                    <Cell key={label} data-label={label} $align={align} $nowrap={false}>
                      <Skeleton $height={height} />
                    </Cell>
                  ))}
                </Row>
              ))}
        </Body>
      </Table>
    </Place>
  );
}
